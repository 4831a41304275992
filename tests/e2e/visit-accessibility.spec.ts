import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { expect, test } from './support/test'
import { fillVisit, newTeacherAtVisitForm, newTeacherWithVisit, SERVICES, visitForm } from './support/visitForm'

test.use({ reducedMotion: 'reduce' })

async function walkThroughForm(page: Page) {
  const look = () => expectAccessible(page)
  const form = visitForm(page)
  await test.step('empty', look)
  await form.submit.click()
  await expect(form.summary).toBeVisible()
  await test.step('with errors', look)
  await fillVisit(page)
  await form.terms.check()
  await test.step('filled in', look)
  for (let number = 3; number <= 5; number += 1) await form.addGroup.click()
  await form.addGroup.click()
  await test.step('with five groups and no sixth', look)
  for (const number of [5, 4, 3]) await form.removeGroup(number).click()
  await form.students(1).fill('9999')
  await form.students(2).fill('9999')
  await test.step('with the largest counts', look)
}

/** The services as whoever chooses and whoever only reads finds them. */
async function walkThroughServices(page: Page) {
  const look = () => expectAccessible(page)
  const remove = page.getByRole('button', { name: /^Quitar / })
  await visitForm(page).changeService.click()
  await test.step('services to choose from', look)
  await page
    .getByRole('button', { name: /^Agregar / })
    .first()
    .click()
  await remove.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await test.step('removal being asked about', look)
  await page.keyboard.press('Escape')
  await page.goto('/terminos-condiciones')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(SERVICES)
  await expect(page.getByRole('heading', { name: 'Recorrido con lunch' })).toBeVisible()
  await expect(remove).toHaveCount(0)
  await test.step('services to read', look)
}

test('The visit form, the services and the confirmation have nothing for axe to find in any state', async ({
  page,
  request,
}) => {
  test.slow()
  await newTeacherAtVisitForm(page, request)
  await walkThroughForm(page)
  await page.goto('/solicitud-visita')
  await walkThroughServices(page)
  await newTeacherWithVisit(page, request)
  await page.getByRole('button', { name: 'Enviar por correo' }).click()
  await expect(page.getByText('Email enviado correctamente.')).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Tu lista de requisitos').click()
  await expect(page.getByText('0 de 12 listos')).toBeVisible()
  await expectAccessible(page)
})
