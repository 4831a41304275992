import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { newTeacher } from './support/people'
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'
import {
  CONFIRMATION,
  expectFormComplete,
  folioOf,
  newTeacherAtVisitForm,
  newTeacherWithVisit,
  signInHere,
  visitForm,
} from './support/visitForm'

const SEND = '/appointments/*/send_appointment'
const PDF = '/appointments/*/generate_pdf'
const SENT = 'Email enviado correctamente.'
/** How long the e-mail's spinner shows at least. */
const SPINNER = 2000

function confirmation(page: Page) {
  const main = page.getByRole('main')
  return {
    email: main.getByRole('button', { name: 'Enviar por correo' }),
    emailing: main.getByRole('button', { name: 'Enviando…' }),
    pdf: main.getByRole('button', { name: 'Descargar PDF' }),
    retry: main.getByRole('button', { name: 'Reintentar' }),
    receipt: main.getByRole('region', { name: 'Precotización' }),
  }
}

const sendings = async (page: Page) => received(page, `GET /appointments/${await folioOf(page)}/send_appointment`)

async function downloads(page: Page): Promise<number> {
  return (await received(page, `GET /appointments/${await folioOf(page)}/generate_pdf`)).length
}

test('28. Sending by e-mail shows a spinner for 2 s, makes one call, and says so', async ({ page, request }) => {
  const teacher = await newTeacherWithVisit(page, request)
  const { email, emailing } = confirmation(page)
  expect(await sendings(page)).toEqual([])

  const pressed = Date.now()
  await email.dblclick()
  await expect(emailing).toBeVisible({ timeout: 1900 })
  await expect(page.getByText(SENT)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText(SENT)).toBeVisible()
  expect(Date.now() - pressed).toBeGreaterThan(1990)
  await expect(email).toBeFocused()
  const [call, ...more] = await sendings(page)
  expect(call?.authorization).toMatch(/^Bearer \S{8,}$/)
  expect(more).toEqual([])

  await page.reload()
  await expect(email).toBeVisible()
  expect(await sendings(page)).toHaveLength(1)
  const mails = await outbox(request, teacher.email)
  expect(mails.filter(({ subject }) => subject.includes('solicitud de visita'))).toHaveLength(1)
})

test('28. The spinner waits for a slow answer', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  const { email, emailing } = confirmation(page)
  await faults(page).add({ path: SEND, delay: 4000 })
  const pressed = Date.now()
  await email.click()
  await expect(emailing).toBeVisible()
  await expect(page.getByText(SENT)).toBeVisible()
  expect(Date.now() - pressed).toBeGreaterThan(3900)
})

test('28. An e-mail that fails says why, and can be tried again', async ({ page, request, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  await page.clock.install()
  await newTeacherWithVisit(page, request)
  const { email } = confirmation(page)
  const main = page.getByRole('main')
  const generic = 'Error de servidor, intente de nuevo más tarde.'
  const failures = [
    { fault: { status: 422, json: { errors: [{ detail: 'El correo rebotó.' }] } }, sentence: 'El correo rebotó.' },
    { fault: { status: 500 }, sentence: generic },
    { fault: { status: 200, body: 'html' }, sentence: generic },
    { fault: { drop: 'after' }, sentence: 'No sabemos si el correo salió.' },
  ] as const
  for (const { fault, sentence } of failures) {
    await faults(page).add({ ...fault, path: SEND, times: 1 })
    await email.click()
    await page.clock.fastForward(SPINNER)
    await expect(main).toContainText(sentence)
    await expect(main).not.toContainText(SENT)
    await expect(main).not.toContainText(/nginx|undefined|null/)
  }
  await email.click()
  await page.clock.fastForward(SPINNER)
  await expect(main).toContainText(SENT)
  expect(await sendings(page)).toHaveLength(failures.length + 1)
})

test('28. A PDF that cannot be downloaded says so quietly, and can be tried again', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource/)
  await newTeacherWithVisit(page, request)
  const { pdf, retry } = confirmation(page)
  const failed = page.getByText('No se pudo descargar.')
  const failures = [
    { status: 500 },
    { status: 404, json: { errors: [{ detail: 'No existe.' }] } },
    { status: 200, body: 'html' },
    { drop: 'before' },
  ] as const
  for (const [index, fault] of failures.entries()) {
    await faults(page).add({ ...fault, path: PDF, times: 1 })
    await (index === 0 ? pdf : retry).click()
    await expect.poll(() => downloads(page)).toBe(index + 1)
    await expect(failed).toBeVisible()
    await expect(pdf).toBeVisible()
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await retry.click()
  const bytes = await readFile(await (await download).path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  await expect(failed).toHaveCount(0)
  expect(await downloads(page)).toBe(failures.length + 1)
})

test('28. The download shows progress at once, and a double click downloads once', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  await faults(page).add({ path: PDF, delay: 3000 })
  const download = page.waitForEvent('download')
  await confirmation(page).pdf.dblclick()
  await expect(page.getByRole('button', { name: 'Descargando…' })).toBeVisible({ timeout: 2000 })
  await download
  expect(await downloads(page)).toBe(1)
})

test('28. A reload keeps the page, with everything that was sent', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  const main = page.getByRole('main')
  const folio = await folioOf(page)
  await expect(main).toContainText('de 12 listos')
  const before = await main.innerText()
  for (const fact of ['Elena Torres Luna', '10:30', 'WhatsApp', 'Fecha por confirmar', 'Grupo 2, Preparatoria']) {
    expect(before).toContain(fact)
  }
  expect(before).toContain('$4,750.00')
  await page.reload()
  await expect(page).toHaveURL(CONFIRMATION)
  await expect(page.getByText('Bienvenid@ Elena').first()).toBeVisible()
  expect(await folioOf(page)).toBe(folio)
  await expect(main).toContainText('de 12 listos')
  expect(await main.innerText()).toBe(before)
  expect(await received(page, 'POST /appointments')).toHaveLength(1)
})

test('28. Going back after sending finds an empty form, and sends nothing', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  await page.goBack()
  await expectFormComplete(page)
  await expect(visitForm(page).date).toHaveValue('')
  await expect(visitForm(page).failure).toHaveCount(0)
  await page.goForward()
  await expect(confirmation(page).email).toBeVisible()
  expect(await received(page, 'POST /appointments')).toHaveLength(1)
})

test('28. Without a request there is nothing to confirm: back to the form', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  await page.goto(CONFIRMATION)
  await expectFormComplete(page)
})

test('28. The confirmation of one teacher is not shown to another on the same computer', async ({ page, request }) => {
  test.slow()
  const owner = await newTeacherWithVisit(page, request)
  const folio = await folioOf(page)
  const forget = () => page.context().clearCookies({ name: /^(user|token|teacher)$/ })
  await forget()
  await page.goto(CONFIRMATION)
  await signInHere(page, await newTeacher(request))
  await expectFormComplete(page)
  await forget()
  await page.goto(CONFIRMATION)
  await signInHere(page, owner)
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await folioOf(page)).toBe(folio)
})

test('28. A second request is the one that the page shows', async ({ page, request }) => {
  test.slow()
  await newTeacherWithVisit(page, request)
  const first = await folioOf(page)
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar visita' }).first().click()
  await expectFormComplete(page)
  const form = visitForm(page)
  await form.date.fill('2027-03-04')
  await form.schedule('9:00').check()
  await form.students(1).fill('8')
  await form.grade(1).selectOption('Primaria')
  await form.teachers.fill('1')
  await form.contact('Teléfono').check()
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(Number(await folioOf(page))).toBeGreaterThan(Number(first))
  await expect(page.getByRole('main')).toContainText('4 de marzo de 2027')
  await expect(confirmation(page).receipt).toContainText('$855.00')
  await page.reload()
  await expect(confirmation(page).receipt).toContainText('$855.00')
})

test('28. On paper there is the receipt and what was asked for, and no navigation', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  const { email, pdf, receipt } = confirmation(page)
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  await expect(receipt.getByText('$4,750.00', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('Elena Torres Luna')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const screenOnly of [
    page.locator('header'),
    page.locator('footer'),
    page.locator('nav').first(),
    page.getByText('Saltar al contenido'),
    email,
    pdf,
  ]) {
    await expect(screenOnly).toBeHidden()
  }
  const ink = await receipt.evaluate((sheet) =>
    [sheet, ...sheet.querySelectorAll('*')]
      .filter((part) => part.checkVisibility() && part.textContent.trim() !== '')
      .map((part) => getComputedStyle(part))
      .filter(({ color, backgroundColor }) => color !== 'rgb(0, 0, 0)' && backgroundColor === 'rgba(0, 0, 0, 0)')
      .map(({ color }) => color),
  )
  expect(
    ink.filter((color) => /rgb\((2[0-9]{2}|1[5-9][0-9]), /.test(color)),
    'pale ink on white paper',
  ).toEqual([])
})
