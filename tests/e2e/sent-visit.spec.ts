import { readFile } from 'node:fs/promises'

import { expectAccessible } from './support/accessibility'
import { signInHere } from './support/people'
import { outbox, received } from './support/server'
import { expect, test } from './support/test'
import { SENT_VISIT, expectFormComplete, folioOf, newTeacherWithVisit, visitForm } from './support/visitForm'

const SENT = 'Email enviado correctamente.'
const WHERE_DETAILS_ARE = 'La fecha, el horario y el precio están en tu PDF.'

test('28. «Tu visita» e-mails the request once per press, and still shows the request after a reload and Back', async ({
  page,
  request,
}) => {
  test.slow()
  const teacher = await newTeacherWithVisit(page, request)
  const main = page.getByRole('main')
  const folio = await folioOf(page)
  const calls = async (name: string) => received(page, `GET /appointments/${folio}/${name}`)
  const button = (name: string) => main.getByRole('button', { name })

  await test.step('a reload keeps the sent request', async () => {
    await expect(main).toContainText('de 12 listos')
    const before = await main.innerText()
    for (const fact of ['Elena Torres Luna', '10:30', 'WhatsApp', 'Por confirmar', 'Grupo 2, Preparatoria']) {
      expect(before).toContain(fact)
    }
    await page.reload()
    await expect(main).toContainText('de 12 listos')
    expect(await main.innerText()).toBe(before)
  })

  await test.step('a double click sends one e-mail and shows a spinner for 2 s', async () => {
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

  await test.step('Back shows an empty form and sends nothing', async () => {
    await page.goto('/solicitud-visita')
    await page.goBack()
    await expect(page).toHaveURL(SENT_VISIT)
    await expect(button('Enviar por correo')).toBeVisible()
    await page.goBack()
    await expectFormComplete(page)
    await expect(visitForm(page).date).toHaveValue('')
    await page.goForward()
    await expect(button('Enviar por correo')).toBeVisible()
    expect(await received(page, 'POST /appointments')).toHaveLength(1)
  })
})

test('71, 95. A teacher finds the request two days later, and opens the request on another device by its number in the URL', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const teacher = await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1000)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Mi solicitud', exact: true }).first().click()
  expect(await folioOf(page)).toBe(folio)
  await page.goto('/terminos-condiciones')
  await page.locator('summary:visible', { hasText: 'Bienvenid@ Elena' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Mi solicitud' }).click()
  expect(await folioOf(page)).toBe(folio)

  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${new URL(page.url()).origin}${SENT_VISIT}?folio=${folio}`)
  await signInHere(other, teacher)
  await expect(other).toHaveURL(new RegExp(`folio=${folio}$`))
  expect(await folioOf(other)).toBe(folio)
  await expect(other.getByText(WHERE_DETAILS_ARE)).toBeInViewport()
  await expect(other.getByText('Para tu directora o director')).toHaveCount(0)
  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`solicitud-de-visita-${folio}.pdf`)
  await elsewhere.close()
})

test('78. A teacher exports the request as a message, a calendar file and one sheet for the principal', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1366, height: 768 })
  await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  const toSheet = page.getByRole('button', { name: 'Hoja para la dirección' })
  for (const name of ['Enviar por WhatsApp', 'Escribir un correo']) {
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
  await expect(toSheet).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: 'Contáctanos' })).toHaveCount(0)

  await test.step('on a phone, one tap reaches the export options of a short page', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7245 / 2)
    const inPage = page.getByRole('link', { name: 'Enviarla a tu directora o director' })
    await expect(inPage).toBeInViewport({ ratio: 1 })
    await inPage.click()
    await expect(page.getByRole('link', { name: 'Escribir un correo' })).toBeInViewport({ ratio: 1 })
  })

  await page.getByText('Añadir al calendario').click()
  await expect(page.getByRole('link', { name: /^Google Calendar/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Apple u Outlook (.ics)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`visita-${folio}.ics`)
  expect(await readFile(await file.path(), 'utf8')).toContain('STATUS:TENTATIVE')

  await toSheet.click()
  const sheet = page.getByRole('dialog', { name: 'Visita escolar: para la dirección' })
  await expect(sheet).toContainText('Escuela Secundaria Técnica 14')
  await sheet.getByText('Nombre y firma de la dirección').scrollIntoViewIfNeeded()
  for (const part of [sheet.getByRole('heading', { level: 2 }), sheet.getByRole('button')]) {
    for (const one of await part.all()) await expect(one).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible(page)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
