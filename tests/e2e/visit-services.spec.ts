import type { Page } from '@playwright/test'

import { newParent, newTeacher, signIn, signOut, startSession } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'
import {
  CONFIRMATION,
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  newTeacherAtVisitForm,
  SERVICES,
  visitForm,
} from './support/visitForm'

const FIRST = 'Recorrido completo'
const THIRD = 'Recorrido Tolerancia'
/** All but the first service, which holds without a choice and has no button. */
const OTHERS = 8

function services(page: Page) {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: '¿Estás seguro?' })
  return {
    list: main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
    add: (name: string) => main.getByRole('button', { name: `Agregar ${name}` }),
    remove: (name: string) => main.getByRole('button', { name: `Quitar ${name}` }),
    anyChoice: main.getByRole('button', { name: /^(Agregar|Quitar)/ }),
    ask: main.getByRole('link', { name: /^Pedir esta visita/ }),
    chosen: main.getByRole('status').filter({ hasText: 'En tu visita' }),
    back: main.getByRole('link', { name: 'Volver a mi solicitud' }),
    dialog,
    cancel: dialog.getByRole('button', { name: 'Cancelar' }),
    confirm: dialog.getByRole('button', { name: 'Eliminar' }),
  }
}

async function newTeacherChoosing(page: Page, request: Parameters<typeof newTeacher>[0]) {
  await newTeacherAtVisitForm(page, request)
  await visitForm(page).changeService.click()
  await expect(page).toHaveURL(SERVICES)
  await expect(services(page).list).toHaveCount(9)
}

test('27. Another service replaces the current one, and is what the request carries', async ({ page, request }) => {
  test.slow()
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  const { add, remove, chosen, back } = services(page)
  await fillVisit(page)
  await form.changeService.click()
  await expect(page).toHaveURL(SERVICES)
  await expect(chosen).toContainText(FIRST)
  await expect(remove(FIRST)).toHaveCount(0)
  await expect(add(FIRST)).toHaveCount(0)

  await add(THIRD).click()
  await expect(chosen).toContainText(THIRD)
  await expect(remove(THIRD)).toBeVisible()
  await expect(remove(FIRST)).toHaveCount(0)
  await expect(add(FIRST)).toBeVisible()
  await page.reload()
  await expect(remove(THIRD)).toBeVisible()

  await back.click()
  await expectFormComplete(page)
  await expect(page.getByRole('heading', { name: THIRD })).toBeVisible()
  await expect(form.preQuote).toContainText('50 × $75.00')
  await expect(form.preQuote).toContainText('$3,750.00')
  await expect(form.students(2)).toHaveValue('25')
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { package_ids: [3] } }])
})

test('27. Removing asks first: Cancelar and Esc keep the service, Eliminar goes back to the first', async ({
  page,
  request,
}) => {
  await newTeacherChoosing(page, request)
  const { add, remove, chosen, dialog, cancel, confirm, back } = services(page)
  await add(THIRD).click()

  await remove(THIRD).click()
  await expect(dialog).toContainText(`El servicio «${THIRD}» se eliminará de tu visita.`)
  await expect(cancel).toBeFocused()
  await cancel.click()
  await expect(dialog).toHaveCount(0)
  await expect(remove(THIRD)).toBeFocused()
  await expect(chosen).toContainText(THIRD)

  await page.keyboard.press('Enter')
  await expect(cancel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(remove(THIRD)).toBeFocused()
  await expect(chosen).toContainText(THIRD)

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(confirm).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(chosen).toContainText(FIRST)
  await expect(add(THIRD)).toBeVisible()

  await back.click()
  await expectFormComplete(page)
  await expect(page.getByRole('heading', { name: FIRST })).toBeVisible()
  await expect(visitForm(page).preQuote).toContainText(FIRST)
})

test('27. Whoever comes by another way chooses nothing there, and can ask for a visit', async ({ page, request }) => {
  test.slow()
  const { list, anyChoice, ask } = services(page)
  await page.goto(SERVICES)
  await expect(list).toHaveCount(9)
  await expect(anyChoice).toHaveCount(0)
  await expect(ask).toHaveCount(9)

  await startSession(page, await newParent(request))
  await page.goto(SERVICES)
  await expect(list).toHaveCount(9)
  await expect(anyChoice).toHaveCount(0)
  await expect(ask).toHaveCount(0)
  await page.context().clearCookies({ name: /^(user|token|teacher)$/ })

  await startSession(page, await newTeacher(request))
  await page.goto(SERVICES)
  await expect(list).toHaveCount(9)
  await expect(anyChoice).toHaveCount(0)
  await ask.nth(2).click()
  await expectFormComplete(page)
  await expect(page.getByRole('heading', { name: THIRD })).toBeVisible()
})

test('27. By any other way than the form’s own link the services can only be read again', async ({ page, request }) => {
  await newTeacherChoosing(page, request)
  const { list, anyChoice } = services(page)
  await expect(anyChoice).toHaveCount(OTHERS)
  await page.reload()
  await expect(anyChoice).toHaveCount(OTHERS)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /Términos/ })
    .first()
    .click()
  await expect(page).toHaveURL('/terminos-condiciones')
  await page.goto('/ventajas-visita')
  await page
    .getByRole('main')
    .getByRole('link', { name: /servicios escolares y sus precios/ })
    .click()
  await expect(page).toHaveURL(SERVICES)
  await expect(list).toHaveCount(9)
  await expect(anyChoice).toHaveCount(0)
  await page.reload()
  await expect(list).toHaveCount(9)
  await expect(anyChoice).toHaveCount(0)
})

test('27. Whoever signs in next cannot choose for the visit of the one before', async ({ page, request }) => {
  await newTeacherChoosing(page, request)
  const { list, anyChoice } = services(page)
  await expect(anyChoice).toHaveCount(OTHERS)
  await signOut(page)
  await signIn(page, await newTeacher(request))
  await page.goBack()
  await expect(page).toHaveURL(SERVICES)
  await expect(list).toHaveCount(9)
  await expect(anyChoice).toHaveCount(0)
})

test('27. A service without a price reads «Por cotizar» everywhere, and the request can be sent', async ({
  page,
  request,
}) => {
  await newTeacherChoosing(page, request)
  const form = visitForm(page)
  const { list, add, back } = services(page)
  await expect(list.filter({ hasText: 'Exposición temporal' })).toContainText('Por cotizar')
  await expect(list.filter({ hasText: 'Exposición temporal' })).not.toContainText('por persona')
  await add('Exposición temporal').click()
  await back.click()
  await expectFormComplete(page)
  await fillVisit(page)
  await expect(form.preQuote).toContainText('Por cotizar')
  await expect(page.getByRole('main')).not.toContainText(/NaN|null|\$0\.00/)
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  await expect(form.preQuote).toContainText('Por cotizar')
  await expect(page.getByRole('main')).not.toContainText(/NaN|null|\$/)
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { package_ids: [7] } }])
})

test('27. A price that changed since the service was chosen is today’s', async ({ page, request }) => {
  await newTeacherChoosing(page, request)
  await services(page).add(THIRD).click()
  const attributes = { name: THIRD, description: 'Con guía.', price: '80.5' }
  const data = [{ id: '3', type: 'packages', attributes }]
  await faults(page).add({ path: '/packages', status: 200, json: { data } })
  await page.goto('/solicitud-visita')
  await expectFormComplete(page)
  await visitForm(page).teachers.fill('2')
  await expect(visitForm(page).preQuote).toContainText('$161.00')
})

test('27. Choosing keeps what was typed into the request, also with the browser’s own way back', async ({
  page,
  request,
}) => {
  await newTeacherAtVisitForm(page, request)
  await fillVisit(page)
  await visitForm(page).changeService.click()
  await expect(services(page).list).toHaveCount(9)
  await page.goBack()
  await expectFormComplete(page)
  await expectVisitKept(page)
})
