import { readFile } from 'node:fs/promises'

import { expectAccessible } from './support/accessibility'
import { signInHere } from './support/people'
import { expect, test } from './support/test'
import { SENT_VISIT, folioOf, newTeacherWithVisit } from './support/visitForm'

const WHERE_DETAILS_ARE = 'La fecha, el horario y el precio están en tu PDF y en el correo de la solicitud.'

test('71, 95. A request is found again two days later, and on another device by the folio of the e-mail', async ({
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
  await page.getByRole('button', { name: /Bienvenid@ Elena/ }).click()
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

test('78. It is taken along: to a calendar, in a message, and on one sheet for the principal, who is in sight', async ({
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

  await test.step('on a phone it is two clicks away, on a page of half its length', async () => {
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

  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await toSheet.click()
  const sheet = page.getByRole('dialog', { name: 'Visita escolar: para la dirección' })
  await expect(sheet.getByRole('button', { name: 'Imprimir' })).toBeInViewport()
  await expect(sheet.getByRole('link', { name: /^Enviar por WhatsApp/ })).toBeInViewport()
  await expect(sheet).toContainText('Escuela Secundaria Técnica 14')
  await expectAccessible(page)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
