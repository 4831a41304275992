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

test('71. On another device it is found by the folio of the e-mail and the sign-in', async ({
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
  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: 'Descargar PDF' }).click()
  await download
  await elsewhere.close()
})

test('71. The folio of somebody else gives words, no form and no document', async ({ page, request, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await startSession(page, await newTeacher(request))
  await page.goto(`${CONFIRMATION}?folio=20417`)
  await expect(page.getByText('No reconocemos el folio 20417 en este dispositivo')).toBeVisible()
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

test('78. It is taken along: to a calendar, as text, and on one sheet for the principal', async ({ page, request }) => {
  test.slow()
  await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  await expect(page.getByText('0 de 12 listos')).toBeVisible()
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Añadir al calendario' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`visita-${folio}.ics`)
  const entry = (await readFile(await file.path(), 'utf8')).replaceAll(/\r\n[ \t]/g, '')
  for (const line of ['STATUS:TENTATIVE', `Folio ${folio}`, 'Av. Juárez 8', '55 5130 5555', '15 minutos antes']) {
    expect(entry).toContain(line)
  }

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect(page.getByText('Precotización copiada')).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Por estudiante: $105.56')
  await expect(page.getByRole('link', { name: /^Enviar por WhatsApp/ })).toHaveAttribute('href', /wa\.me/)

  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByRole('button', { name: 'Para la dirección' }).click()
  const sheet = page.getByRole('dialog', { name: 'Visita escolar: para la dirección' })
  for (const words of ['Objetivos', 'Requisitos de la SEP', 'Nombre y firma de la dirección', '$4,750.00']) {
    await expect(sheet).toContainText(words)
  }
  await expectAccessible(page)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
