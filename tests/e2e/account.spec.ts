import { expectAccessible } from './support/accessibility'
import { ACCOUNT, accountForm, newTeacherAtAccount, sessionUserId } from './support/accountForm'
import { errorSummary } from './support/errorSummary'
import { chooseSignOut, newTeacher, sessionCookieNames, signInHere, startSession } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

test('42. A teacher copies the class link, saves the profile once, and sees the new name in every tab', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  const id = await sessionUserId(page)
  await page.getByText('Ver el QR y el enlace').click()
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(`/responder-cuestionario?codigo=${id}`, page.url()).href)

  await page.getByLabel('Primer apellido').fill('Rivas "la maestra"; Ñ')
  await form.theme('Violencia').check()
  await faults(page).add({ path: '/users/*', method: 'PATCH', delay: 1500, times: 1 })
  await form.save.dblclick()
  await expect(form.saving).toBeVisible()
  await form.subject.press('Enter')
  await expect(form.saved).toBeVisible()
  expect(await received(page, `PATCH /users/${id}`)).toHaveLength(1)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Primer apellido')).toHaveValue('Rivas "la maestra"; Ñ')
  await expect(form.theme('Violencia')).toBeChecked()
  await expect(form.restored).toHaveCount(0)

  const tab = await context.newPage()
  await tab.goto('/terminos-condiciones')
  await expect(tab.getByText('Bienvenid@ Elena').first()).toBeVisible()
  const name = 'Rosa "Ñ"; 🌵'
  const json = { data: { id, type: 'users', attributes: { name } } }
  await faults(page).add({ path: '/users/*', method: 'PATCH', status: 200, json })
  await page.bringToFront()
  await form.subject.fill('Filosofía')
  await form.save.click()
  for (const one of [page, tab]) await expect(one.getByText(`Bienvenid@ ${name}`).first()).toBeVisible()
})

test('42. The account page restores unsaved changes after a reload, and a sign-out removes them', async ({
  page,
  request,
}) => {
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  await form.subject.fill('Filosofía')
  await page.getByLabel('Teléfono').fill('abc')
  await form.save.click()
  await expect(errorSummary(page)).toContainText('El teléfono debe contener solo números.')
  await expectAccessible(page)

  await page.reload()
  await expect(form.restored).toBeVisible()
  await expect(form.subject).toHaveValue('Filosofía')
  await expectAccessible(page)

  await chooseSignOut(page)
  await expect(page).toHaveURL('/login')
  const stored = await page.evaluate(() => JSON.stringify(window.localStorage))
  expect(stored).not.toContain('Filosofía')
})

test('43. The account page ends a session that the API refuses, and redirects to the sign-in page', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const teacher = await newTeacher(request)
  await startSession(page, teacher)
  await faults(page).add({ path: '/users/*', method: 'GET', status: 406, times: 1 })
  await page.goto(ACCOUNT)

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible()
  await expectAccessible(page)
  expect(await sessionCookieNames(page)).toEqual([])
  await signInHere(page, teacher)
  await expect(page).toHaveURL(ACCOUNT)
  await expect(accountForm(page).subject).toHaveValue('Historia')
})
