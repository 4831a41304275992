import { newParent } from './support/people'
import {
  answerAll,
  EVALUATION,
  newTeacherWithCode,
  openSignedIn,
  PATH,
  phone,
  questionnaire,
  SENT,
  startAsStudent,
} from './support/questionnaire'
import { received } from './support/server'
import { expect, test } from './support/test'

test.describe('between the questions', () => {
  test.use(phone)

  test('33. The presences, the list and the browser lead back and forth', async ({ page, request }) => {
    const { code } = await newTeacherWithCode(request)
    await startAsStudent(page, code)
    const form = questionnaire(page)
    await form.answers.nth(1).tap()
    await form.next.tap()
    await expect(form.count(2)).toBeVisible()
    await page.goBack()
    await expect(form.count(1)).toBeVisible()
    await expect(form.answers.nth(1)).toBeChecked()

    const map = page.getByRole('button', { name: /Ir a otra pregunta: 1 de 15 respondidas/ })
    await map.tap()
    await page.getByRole('button', { name: 'Pregunta 9, sin responder' }).tap()
    await expect(form.count(9)).toBeVisible()
    await expect(page.getByText('Tolerancia', { exact: true })).toBeVisible()
    await expect(page.getByText('Diversidad', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await page.getByRole('button', { name: 'Ver todas' }).tap()
    await expect(page.getByRole('group')).toHaveCount(15)
    await page
      .getByRole('group', { name: /¿Quién creó la palabra/ })
      .getByRole('radio')
      .first()
      .tap()
    await page.getByRole('button', { name: /Ir a la pregunta 3/ }).tap()
    await expect(
      page
        .getByRole('group', { name: /Convención/ })
        .getByRole('radio')
        .first(),
    ).toBeFocused()
    await page.reload()
    await expect(
      page
        .getByRole('group', { name: /¿Quién creó la palabra/ })
        .getByRole('radio')
        .first(),
    ).toBeChecked()
  })

  test('98. The link of a class shows the teacher and the whole note above «Comenzar» on a small phone', async ({
    page,
    request,
  }) => {
    const { code } = await newTeacherWithCode(request)
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(`${PATH}?codigo=${code}`)
    const form = questionnaire(page)
    await expect(form.start).toBeEnabled()
    const note = page.getByText(/Las preguntas hablan de genocidio y discriminación/)
    const heights = await Promise.all(
      [page.getByText('Elena Torres Luna'), note, form.start].map((part) => part.boundingBox()),
    )
    const [teacher, whole, start] = heights.map((box) => ({
      top: box?.y ?? 0,
      bottom: (box?.y ?? 0) + (box?.height ?? 0),
    }))
    expect(whole?.top).toBeGreaterThan(teacher?.bottom ?? 0)
    expect(start?.top).toBeGreaterThan(whole?.bottom ?? 0)
    expect(start?.bottom).toBeLessThanOrEqual(640)
  })

  test('34. Without a network the answers wait on the phone for one tap', async ({ page, request, context }) => {
    test.slow()
    const { code } = await newTeacherWithCode(request)
    await startAsStudent(page, code)
    await answerAll(page)
    const form = questionnaire(page)
    await context.setOffline(true)
    await expect(page.getByText(/^Sin conexión\..*Envíalas cuando vuelva la señal\.$/)).toBeVisible()
    await expect(form.submit).toBeDisabled()
    await context.setOffline(false)
    await expect(page.getByText('Volvió la conexión. Ya puedes enviar.')).toBeVisible()
    expect(await received(page, `POST ${EVALUATION}`)).toHaveLength(0)
    await form.submit.tap()
    await expect(page.getByRole('heading', { name: SENT })).toBeVisible()
    expect(await received(page, `POST ${EVALUATION}`)).toHaveLength(1)
  })

  test('88. Another student with the same code is offered what was left before seeing any of it, and may start clean', async ({
    page,
    request,
  }) => {
    const { code } = await newTeacherWithCode(request)
    await startAsStudent(page, code)
    const form = questionnaire(page)
    await form.answers.nth(2).tap()
    await page.goto(`${PATH}?codigo=${code}`)
    await expect(page.getByText('Hay respuestas de antes en este teléfono')).toBeVisible()
    await expect(form.answers.nth(2)).toBeHidden()
    await page.getByRole('button', { name: 'Continuar' }).tap()
    await expect(form.count(2)).toBeVisible()
    await page.reload()
    await expect(form.count(2)).toBeVisible()
    await page.goto(`${PATH}?codigo=${code}`)
    await page.getByRole('button', { name: 'Empezar de nuevo' }).tap()
    await expect(form.count(1)).toBeVisible()
    await expect(form.answers.and(page.locator(':checked'))).toHaveCount(0)
  })
})

test('33. Who signed in and is no student sends without a teacher', async ({ page, request }) => {
  test.slow()
  const parent = await newParent(request)
  await openSignedIn(page, parent)
  const form = questionnaire(page)
  await form.role('No').check()
  await form.start.click()
  await answerAll(page)
  await form.submit.click()
  await expect(form.sent).toBeVisible()
  expect(await received(page, `POST ${EVALUATION}`)).toMatchObject([
    { body: { id_professor: null, email: parent.email } },
  ])
})

test('55. The whole questionnaire by keyboard alone', async ({ page, request }) => {
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
