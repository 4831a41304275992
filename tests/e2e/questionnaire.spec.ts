import { newTeacherWithCode, PATH, phone, questionnaire, startAsStudent } from './support/questionnaire'
import { longName } from './support/people'
import { expect, test } from './support/test'

test.describe('On a phone', () => {
  test.use(phone)

  test('33. a student goes back, jumps to unanswered questions, reloads and sends', async ({ page, request }) => {
    test.slow()
    const { code } = await newTeacherWithCode(request)
    await startAsStudent(page, code)
    const form = questionnaire(page)
    await form.answers.nth(1).tap()
    await form.next.tap()
    await expect(form.count(2)).toBeVisible()
    await page.goBack()
    await expect(form.count(1)).toBeVisible()
    await expect(form.answers.nth(1)).toBeChecked()

    await page.getByRole('button', { name: /Ir a otra pregunta: 1 de 15 respondidas/ }).tap()
    await page.getByRole('button', { name: 'Pregunta 9, sin responder' }).tap()
    await expect(form.count(9)).toBeVisible()
    await expect(page.getByText('Tolerancia', { exact: true })).toBeVisible()
    await expect(page.getByText('Diversidad', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.getByRole('button', { name: 'Ver todas' }).tap()
    await expect(page.getByRole('main').getByRole('group')).toHaveCount(15)
    const first = (question: RegExp) => page.getByRole('group', { name: question }).getByRole('radio').first()
    await first(/¿Quién creó la palabra/).tap()
    await page.getByRole('button', { name: /Ir a la pregunta 3/ }).tap()
    await expect(first(/Convención/)).toBeFocused()
    await page.reload()
    await expect(first(/¿Quién creó la palabra/)).toBeChecked()

    for (let index = 2; index < 15; index += 1) {
      await page.getByRole('main').getByRole('group').nth(index).getByRole('radio').first().check()
    }
    await form.submit.tap()
    await expect(form.sent).toBeInViewport()
  })

  for (const [who, names, screen] of [
    ['of 17 letters at 360 × 640', {}, { width: 360, height: 640 }],
    ['of 70 letters at 360 × 640', longName, { width: 360, height: 640 }],
    ['of 70 letters at 320 × 568', longName, { width: 320, height: 568 }],
  ] as const) {
    test(`98. the page of a class link shows a teacher’s name ${who}, the whole note and the terms above «Comenzar»`, async ({
      page,
      request,
    }) => {
      const { code, teacher } = await newTeacherWithCode(request, names)
      await page.setViewportSize(screen)
      await page.goto(`${PATH}?codigo=${code}`)
      const form = questionnaire(page)
      await expect(form.start).toBeEnabled()
      const parts = [
        page.getByRole('main').getByText(teacher.name),
        page.getByText(/Las preguntas hablan de genocidio y discriminación/),
        page.getByRole('main').getByRole('link', { name: 'Aviso de privacidad' }),
        form.start,
      ]
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      const edges = boxes.flatMap((box) => [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)])
      expect(edges).toEqual(edges.toSorted((one, other) => one - other))
      if (screen.width === 360) await expect(form.start).toBeInViewport({ ratio: 1 })
    })
  }
})

for (const [width, height] of [
  [360, 640],
  [1366, 768],
] as const) {
  test(`Each question fits on a screen of ${width} × ${height} pixels, and a chosen answer does not scroll the page`, async ({
    page,
    request,
  }) => {
    test.slow()
    const { code } = await newTeacherWithCode(request)
    await page.setViewportSize({ width, height })
    await startAsStudent(page, code)
    const form = questionnaire(page)
    for (let number = 1; number <= 15; number += 1) {
      await expect(form.count(number)).toBeVisible()
      await form.answers.last().check()
      const parts = [
        page.getByRole('heading', { level: 1 }),
        form.answers.last(),
        number < 15 ? form.next : form.submit,
      ]
      for (const part of parts) await expect(part, `question ${number}`).toBeInViewport({ ratio: 1 })
      const [, answer, button] = await Promise.all(parts.map((part) => part.boundingBox()))
      expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThan(button?.y ?? 0)
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      if (number < 15) await form.next.click()
    }
  })
}

test('In a short window, the top and bottom bars scroll with the page, and the next question is visible', async ({
  page,
  request,
}) => {
  const { code } = await newTeacherWithCode(request)
  await page.setViewportSize({ width: 640, height: 360 })
  await startAsStudent(page, code)
  const form = questionnaire(page)
  await form.next.click()
  await expect(form.count(2)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await expect(form.next).not.toBeInViewport()
})

test('A student completes the questionnaire with the keyboard alone', async ({ page, request }) => {
  test.slow()
  const { code } = await newTeacherWithCode(request)
  await page.goto(PATH)
  const form = questionnaire(page)
  await form.role('Sí').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(form.code).toBeFocused()
  await page.keyboard.type(String(code))
  await expect(form.start).toBeEnabled()
  await page.keyboard.press('Enter')
  for (let number = 1; number <= 15; number += 1) {
    await expect(form.count(number)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(form.answers.first()).toBeChecked()
    if (number === 15) await expect(form.submit).toBeEnabled()
    await page.keyboard.press('Enter')
  }
  await expect(form.sent).toBeFocused()
})
