import type { Page } from '@playwright/test'

import { newTeacher, signIn, signOut } from './support/people'
import { received } from './support/server'
import { expect, test } from './support/test'
import {
  SENT_VISIT,
  expectFormComplete,
  expectVisitKept,
  fillVisit,
  newTeacherAtVisitForm,
  SERVICES,
  visitForm,
} from './support/visitForm'

const FIRST = 'Recorrido completo'
const THIRD = 'Recorrido Tolerancia'

function services(page: Page) {
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog', { name: '¿Estás seguro?' })
  return {
    list: main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) }),
    add: (name: string) => main.getByRole('button', { name: `Agregar ${name}` }),
    remove: (name: string) => main.getByRole('button', { name: `Quitar ${name}` }),
    anyChoice: main.getByRole('button', { name: /^(Agregar|Quitar)/ }),
    chosen: main.getByRole('status').filter({ hasText: 'En tu visita' }),
    back: main.getByRole('link', { name: 'Volver a mi solicitud' }),
    dialog,
    cancel: dialog.getByRole('button', { name: 'Cancelar' }),
    confirm: dialog.getByRole('button', { name: 'Eliminar' }),
  }
}

test('27. A teacher changes the service, removes and adds a service, and sends the request with the last choice', async ({
  page,
  request,
}) => {
  test.slow()
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  const { add, remove, chosen, back, dialog, cancel, confirm } = services(page)
  await fillVisit(page)
  await expect(page).toHaveTitle(/^Solicitud de visita/)
  await form.changeService.click()
  await expect(page).toHaveURL(SERVICES)
  await expect(page).toHaveTitle(/^Servicios escolares/)
  const said = page.getByRole('status').filter({ hasText: 'Museo Memoria y Tolerancia' })
  await expect(said).toHaveText(/^Servicios escolares/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expectFormComplete(page)
  await expectVisitKept(page)

  await form.changeService.click()
  await expect(chosen).toContainText(FIRST)
  await add(THIRD).click()
  await expect(chosen).toContainText(THIRD)
  await page.reload()
  await remove(THIRD).click()
  await expect(dialog).toContainText(`El servicio «${THIRD}» se eliminará de tu visita.`)
  await expect(cancel).toBeFocused()
  await cancel.click()
  await expect(dialog).toHaveCount(0)
  await expect(remove(THIRD)).toBeFocused()
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
  await expect(chosen).toContainText(FIRST)
  await add(THIRD).click()

  await back.click()
  await expectFormComplete(page)
  await expect(form.preQuote).toContainText('$3,750.00')
  await expect(form.students(2)).toHaveValue('25')
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(SENT_VISIT)
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { package_ids: [3] } }])
})

test('27. Only a teacher who opened the list from the visit form can choose a service; the next user cannot', async ({
  page,
  request,
}) => {
  test.slow()
  const { list, anyChoice } = services(page)
  async function expectOnlyToRead() {
    await expect(page).toHaveURL(SERVICES)
    await expect(list).toHaveCount(9)
    await expect(anyChoice).toHaveCount(0)
  }
  await newTeacherAtVisitForm(page, request)
  await visitForm(page).changeService.click()
  // The first of the nine services is the default and has no button.
  await expect(anyChoice).toHaveCount(8)

  await page.goto('/ventajas-visita')
  await page
    .getByRole('main')
    .getByRole('link', { name: /servicios escolares y sus precios/ })
    .click()
  await expectOnlyToRead()
  await page.reload()
  await expectOnlyToRead()

  await page.goto('/solicitud-visita')
  await visitForm(page).changeService.click()
  await expect(anyChoice).toHaveCount(8)
  await signOut(page)
  await signIn(page, await newTeacher(request))
  await page.goBack()
  await expectOnlyToRead()
})
