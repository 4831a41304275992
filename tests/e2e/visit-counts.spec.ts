import { received } from './support/server'
import { expect, test } from './support/test'
import { CONFIRMATION, expectFormComplete, fillVisit, newTeacherAtVisitForm, visitForm } from './support/visitForm'

test('22. The pre-quote follows every change', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await expect(form.preQuote).toContainText('Recorrido completo')
  await expect(form.preQuote).toContainText('Faltan datos')

  await form.teachers.fill('2')
  await expect(form.preQuote).toContainText('$190.00')
  await form.parents.fill('3')
  await expect(form.preQuote).toContainText('$475.00')
  await form.students(1).fill('20')
  await expect(form.preQuote).toContainText('$2,375.00')
  await form.addGroup.click()
  await form.students(2).fill('25')
  await expect(form.preQuote).toContainText('50 × $95.00')
  await expect(form.preQuote).toContainText('$4,750.00')

  await form.grade(1).selectOption('Secundaria')
  await expect(form.preQuote).toContainText('Grupo 1, Secundaria')
  await form.group(2).getByRole('button', { name: 'Uno más' }).click()
  await expect(form.preQuote).toContainText('$4,845.00')
  await form.students(2).press('ArrowDown')
  await expect(form.preQuote).toContainText('$4,750.00')
  await form.removeGroup(1).click()
  await expect(form.preQuote).toContainText('$2,850.00')

  await expect(form.preQuote).toContainText('Precios válidos solo para 2025.')
  await page.clock.setFixedTime(new Date('2026-01-01T12:00:00-06:00'))
  await page.reload()
  await expectFormComplete(page)
  await expect(form.preQuote).toContainText('El museo te confirmará el precio vigente.')
  await page.clock.setFixedTime(new Date('2025-12-31T23:00:00-06:00'))
  await page.reload()
  await expectFormComplete(page)
  await expect(form.preQuote).toContainText('Precios válidos solo para 2025.')
  await expect(form.preQuote).not.toContainText('El museo te confirmará el precio vigente.')
})

test('23. Counts refuse what no count can be', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  for (const field of [form.teachers, form.parents, form.students(1)]) {
    await field.pressSequentially('-4')
    await expect(field).not.toHaveValue(/-/)
    await field.fill('12')
    await field.fill('-4')
    await expect(field).toHaveValue('')
    await field.pressSequentially('1.5e3')
    await expect(field).toHaveValue('153')
    await field.hover()
    await page.mouse.wheel(0, 120)
    await expect(field).toHaveValue('153')
    await field.fill('')
  }

  await form.students(1).fill('0')
  await form.teachers.fill('0')
  await form.parents.fill('0')
  await form.submit.click()
  await expect(form.summary).toContainText('Grupo 1: Mínimo un estudiante')
  await expect(form.summary).toContainText('Mínimo un maestro')
  await expect(form.students(1)).toHaveAccessibleDescription(/Mínimo un estudiante/)
  await expect(form.teachers).toHaveAccessibleDescription(/Mínimo un maestro/)
  await expect(form.parents).not.toHaveAttribute('aria-invalid', 'true')
  expect(await received(page, 'POST /appointments')).toEqual([])
})

test('23. Parents left empty travel as 0', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await fillVisit(page)
  await form.parents.fill('')
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { teachers: 2, parents: 0 } }])
})

test('24. Groups go from none to five, and focus stays with them', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  for (let number = 2; number <= 5; number += 1) {
    await form.addGroup.click()
    await expect(form.students(number)).toBeFocused()
    await form.students(number).fill(String(number))
  }
  await expect(page.getByText('5 de 5 grupos')).toBeVisible()
  await form.addGroup.click()
  await expect(page.getByText('Solo puede haber 5 grupos.')).toBeVisible()
  await expect(form.addGroup).toHaveAccessibleDescription('Solo puede haber 5 grupos.')
  await expect(form.group(6)).toHaveCount(0)

  await form.removeGroup(3).click()
  await expect(page.getByText('Solo puede haber 5 grupos.')).toHaveCount(0)
  await expect(form.students(3)).toBeFocused()
  await expect(form.students(3)).toHaveValue('4')
  await form.removeGroup(4).click()
  await expect(form.students(3)).toBeFocused()

  for (let number = 3; number >= 1; number -= 1) await form.removeGroup(1).click()
  await expect(form.addGroup).toBeFocused()
  await expect(form.group(1)).toHaveCount(0)
  await form.submit.click()
  await form.summary.getByRole('link', { name: 'Debe haber al menos un grupo.' }).click()
  await expect(form.addGroup).toBeFocused()
  await expect(form.addGroup).toHaveAccessibleDescription('Debe haber al menos un grupo.')

  await page.keyboard.press('Enter')
  await expect(form.students(1)).toBeFocused()
  await expect(form.students(1)).toHaveValue('')
})

test('24. Five groups travel in their order', async ({ page, request }) => {
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  const students = [31, 32, 33, 34, 35]
  await fillVisit(page, { groups: students.map((count) => ({ students: count, grade: 'Universidad' })) })
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  const school_grades = students.map((count) => ({ students: count, school_grade_id: 4 }))
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { school_grades } }])
  await expect(form.preQuote).toContainText('Grupo 5, Universidad')
  await expect(form.preQuote).toContainText('170')
})
