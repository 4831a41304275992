import { readFile } from 'node:fs/promises'

import { newTeacher, startSession } from './support/people'
import { received } from './support/server'
import { expect, test } from './support/test'
import { SENT_VISIT, expectFormComplete, folioOf, newTeacherWithVisit, visitForm } from './support/visitForm'

test('28. «Tu visita» still shows the request after a reload, and Back shows an empty form and sends nothing', async ({
  page,
  request,
}) => {
  await newTeacherWithVisit(page, request)
  const main = page.getByRole('main')
  const email = main.getByRole('button', { name: 'Enviar por correo' })
  await expect(main).toContainText('de 12 listos')
  const before = await main.innerText()
  await page.reload()
  await expect(main).toContainText('de 12 listos')
  expect(await main.innerText()).toBe(before)

  await page.goto('/solicitud-visita')
  await page.goBack()
  await expect(page).toHaveURL(SENT_VISIT)
  await expect(email).toBeVisible()
  await page.goBack()
  await expectFormComplete(page)
  await expect(visitForm(page).date).toHaveValue('')
  await page.goForward()
  await expect(email).toBeVisible()
  expect(await received(page, 'POST /appointments')).toHaveLength(1)
})

test('132. A paper whose code does not load is reported below its button, and opens later', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)

  await startSession(page, await newTeacher(request))
  await page.goto(`${SENT_VISIT}?folio=20417`)
  await page.route('**/assets/PermissionSlips*', (route) => route.abort())
  const open = page.getByRole('button', { name: 'Permisos para las familias' })
  await open.click()
  await expect(page.getByRole('alert').getByText(/^No pudimos abrir la hoja\./)).toBeVisible()
  await expect(open).toBeFocused()
  await page.unroute('**/assets/PermissionSlips*')
  await open.click()
  await expect(page.getByRole('dialog', { name: 'Permisos para las familias' })).toBeVisible()
})

test('78. «Tu visita» shows six buttons and five closed rows, and a teacher exports the request as a message, a calendar file and one sheet for the principal', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1366, height: 768 })
  await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  const toSheet = page.getByRole('button', { name: 'Hoja para la dirección' })
  await expect(page.getByRole('link', { name: 'Contáctanos' })).toHaveCount(0)

  for (const viewport of [
    { width: 360, height: 640 },
    { width: 1366, height: 768 },
  ]) {
    await page.setViewportSize(viewport)
    const actions = page.getByRole('main').locator('a, button, summary').and(page.locator(':visible'))
    await expect(actions).toHaveText([
      'Enviar por correo',
      'Descargar PDF',
      'Hoja para la dirección',
      'Copiar código',
      'Permisos para las familias',
      'Enviar cuestionario',
      'Añadir al calendario',
      'Cambiar o cancelar',
      'Tu lista de requisitos',
      'Cómo llegar',
      'Para conversar con tu grupo',
    ])
  }

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
  for (const name of ['Enviar por WhatsApp', 'Escribir un correo']) {
    await expect(sheet.getByRole('link', { name })).toBeVisible()
  }
  await sheet.getByText('Nombre y firma de la dirección').scrollIntoViewIfNeeded()
  await expect(sheet.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  for (const name of ['Imprimir', 'Cerrar']) {
    await expect(sheet.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  }
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
