import { expectAccessible } from './support/accessibility'
import { expectFocusSeen, expectLaidOut } from './support/layout'
import { expect, test } from './support/test'
import { fillVisit, newTeacherAtVisitForm, newTeacherWithVisit, visitForm } from './support/visitForm'

test.use({ reducedMotion: 'reduce' })

test('The visit request, its services and «Tu visita» pass the accessibility checks in every state', async ({
  page,
  request,
}) => {
  test.slow()
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await form.submit.click()
  await expect(form.summary).toBeVisible()
  await test.step('with errors', async () => {
    await expectAccessible(page)
    await expectLaidOut(page)
    await expectFocusSeen(page)
  })

  await fillVisit(page)
  await form.terms.check()
  for (let number = 3; number <= 5; number += 1) await form.addGroup.click()
  await form.addGroup.click()
  await test.step('with five groups and no sixth', () => expectAccessible(page))
  for (const number of [5, 4, 3]) await form.removeGroup(number).click()
  await form.students(1).fill('9999')
  await form.students(2).fill('9999')
  await test.step('with the largest counts', () => expectAccessible(page))

  await form.changeService.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Servicios escolares' })).toBeVisible()
  await test.step('the list of services', () => expectAccessible(page))
  await page.getByRole('button', { name: 'Agregar Recorrido Memoria' }).click()
  await page.getByRole('button', { name: /^Quitar / }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await test.step('the confirmation before a service is removed', () => expectAccessible(page))

  await newTeacherWithVisit(page, request)
  for (const name of ['Hoja para la dirección', 'Permisos para las familias']) {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await test.step(name, () => expectAccessible(page))
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Enviar por correo' }).click()
  await expect(page.getByText('Email enviado correctamente.')).toBeVisible()
  await test.step('the visit after it was e-mailed', () => expectAccessible(page))
})
