import { outbox, received } from './support/server'
import { expect, test } from './support/test'
import { SENT_VISIT, expectFormComplete, folioOf, newTeacherWithVisit, visitForm } from './support/visitForm'

const SENT = 'Email enviado correctamente.'

test('28. The confirmation is e-mailed once for each press, and stays with a reload and the way back', async ({
  page,
  request,
}) => {
  test.slow()
  const teacher = await newTeacherWithVisit(page, request)
  const main = page.getByRole('main')
  const folio = await folioOf(page)
  const calls = async (name: string) => received(page, `GET /appointments/${folio}/${name}`)
  const button = (name: string) => main.getByRole('button', { name })

  await test.step('a reload keeps everything that was sent', async () => {
    await expect(main).toContainText('de 12 listos')
    const before = await main.innerText()
    for (const fact of ['Elena Torres Luna', '10:30', 'WhatsApp', 'Fecha por confirmar', 'Grupo 2, Preparatoria']) {
      expect(before).toContain(fact)
    }
    await page.reload()
    await expect(main).toContainText('de 12 listos')
    expect(await main.innerText()).toBe(before)
  })

  await test.step('a double click sends one e-mail, after a spinner of 2 s', async () => {
    expect(await calls('send_appointment')).toEqual([])
    const pressed = Date.now()
    await button('Enviar por correo').dblclick()
    await expect(button('Enviando…')).toBeVisible({ timeout: 1900 })
    await page.keyboard.press('Enter')
    await expect(page.getByText(SENT)).toBeVisible()
    expect(Date.now() - pressed).toBeGreaterThan(1990)
    await expect(button('Enviar por correo')).toBeFocused()
    const [call, ...more] = await calls('send_appointment')
    expect(call?.authorization).toMatch(/^Bearer \S{8,}$/)
    expect(more).toEqual([])
    const mails = await outbox(request, teacher.email)
    expect(mails.filter(({ subject }) => subject.includes('solicitud de visita'))).toHaveLength(1)
  })

  await test.step('the way back finds an empty form, and sends nothing', async () => {
    await page.goto('/solicitud-visita')
    await page.goBack()
    await expect(page).toHaveURL(SENT_VISIT)
    await page.goBack()
    await expectFormComplete(page)
    await expect(visitForm(page).date).toHaveValue('')
    await page.goForward()
    await expect(button('Enviar por correo')).toBeVisible()
    expect(await received(page, 'POST /appointments')).toHaveLength(1)
  })
})
