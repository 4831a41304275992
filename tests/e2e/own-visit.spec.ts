import { readFile } from 'node:fs/promises'

import { expectAccessible } from './support/accessibility'
import { newTeacher, startSession } from './support/people'
import { expect, test } from './support/test'
import {
  CONFIRMATION,
  expectFormComplete,
  folioOf,
  newTeacherWithVisit,
  signInHere,
  VISIT_REQUEST,
} from './support/visitForm'

const WHERE_DETAILS_ARE = 'La fecha, el horario y el precio están en tu PDF y en el correo de la solicitud.'

test('71. A request is found again two days later, from home, menu and account', async ({ page, request }) => {
  test.slow()
  await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1000)
  for (const [path, name] of [
    ['/', 'Mi solicitud'],
    ['/VisitasEscolares', 'Mi solicitud'],
    ['/mi-cuenta', 'Mi solicitud'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    expect(await folioOf(page)).toBe(folio)
  }
  await page.goto('/terminos-condiciones')
  await page.getByRole('button', { name: /Bienvenid@ Elena/ }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Mi solicitud' }).click()
  expect(await folioOf(page)).toBe(folio)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await download).suggestedFilename()).toBe(`solicitud-de-visita-${folio}.pdf`)
})

test('71, 95. On another device it is found by the folio of the e-mail and the sign-in', async ({
  page,
  request,
  browser,
}) => {
  test.slow()
  const teacher = await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${new URL(page.url()).origin}${CONFIRMATION}?folio=${folio}`)
  await signInHere(other, teacher)
  await expect(other).toHaveURL(new RegExp(`folio=${folio}$`))
  expect(await folioOf(other)).toBe(folio)
  await expect(other.getByText(WHERE_DETAILS_ARE)).toBeInViewport()
  await expect(other.getByText('Para tu directora o director')).toHaveCount(0)
  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Descargar PDF' }).click()
  await download
  await elsewhere.close()
})

test('71. The folio of somebody else gives words, no form and no document', async ({ page, request, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await startSession(page, await newTeacher(request))
  await page.goto(`${CONFIRMATION}?folio=20417`)
  await expect(page.getByText(/^No reconocemos el folio 20417 en este dispositivo/)).toBeVisible()
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  await expect(page.getByText(/No se pudo descargar\. Revisa el folio/)).toBeVisible()
  await expectAccessible(page)
})

test('72. Before a second request the form tells of the first, which can be opened', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  await page.goto(VISIT_REQUEST)
  await expectFormComplete(page)
  await expect(page.getByText(`Ya enviaste una solicitud: folio ${folio}`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Ver mi solicitud' }).click()
  expect(await folioOf(page)).toBe(folio)
})

test('78. It is taken along: to a calendar, in a message, and on one sheet for the principal', async ({
  page,
  request,
}) => {
  test.slow()
  await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  await page.getByText('Tu lista de requisitos').click()
  await expect(page.getByText('0 de 12 listos')).toBeVisible()
  await expectAccessible(page)

  await page.getByText('Añadir al calendario').click()
  await expect(page.getByRole('link', { name: /^Google Calendar/ })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Apple u Outlook (.ics)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`visita-${folio}.ics`)
  const entry = (await readFile(await file.path(), 'utf8')).replaceAll(/\r\n[ \t]/g, '')
  for (const line of ['STATUS:TENTATIVE', `Folio ${folio}`, 'Av. Juárez 8', '55 5130 5555', '15 minutos antes']) {
    expect(entry).toContain(line)
  }

  await expect(page.getByRole('link', { name: /^Enviar por WhatsApp/ })).toHaveAttribute('href', /wa\.me/)
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByRole('button', { name: 'Hoja para la dirección' }).click()
  const sheet = page.getByRole('dialog', { name: 'Visita escolar: para la dirección' })
  await expect(sheet.getByRole('button', { name: 'Imprimir' })).toBeInViewport()
  await expect(sheet.getByRole('link', { name: /^Enviar por WhatsApp/ })).toBeInViewport()
  for (const words of ['Escuela Secundaria Técnica 14', 'Objetivos', 'Requisitos de la SEP', '$4,750']) {
    await expect(sheet).toContainText(words)
  }
  await expectAccessible(page)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('78. The principal is one click away on a desktop, two on a phone, on a page of half its length', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await newTeacherWithVisit(page, request)
  for (const name of ['Enviar por WhatsApp', 'Escribir un correo']) {
    await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('button', { name: 'Hoja para la dirección' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Contáctanos' })).toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7245 / 2)
  const inPage = page.getByRole('link', { name: 'Enviarla a tu directora o director' })
  await expect(inPage).toBeInViewport({ ratio: 1 })
  await inPage.click()
  await expect(page.getByRole('link', { name: 'Escribir un correo' })).toBeInViewport({ ratio: 1 })
})
