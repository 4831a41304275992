import { ACCOUNT, accountForm, newTeacherAtAccount, sessionUserId } from './support/accountForm'
import { chooseSignOut, fillSignIn, newTeacher, sessionCookieNames, startSession } from './support/people'
import { chooseSchool } from './support/registrationForm'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

test('42. A teacher saves all that can be changed by one request, is greeted anew in every tab, and copies their link', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const teacher = await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  const id = await sessionUserId(page)
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(`/responder-cuestionario?codigo=${id}`, page.url()).href)

  await page.getByLabel('Primer apellido').fill('Rivas "la maestra"; Ñ')
  await page.getByLabel('Teléfono').fill('55 9988 7766')
  await chooseSchool(page, 'Otro', 'Otro')
  await page.getByLabel('Nombre de la escuela').fill('Colegio Ayotzin')
  await form.theme('Violencia').check()
  const email = `nuevo-${teacher.email}`
  await form.email.fill(email)
  await faults(page).add({ path: '/users/*', method: 'PATCH', delay: 1500 })
  await form.save.dblclick()
  await expect(form.saving).toBeVisible()
  await form.subject.press('Enter')
  await expect(form.saved).toBeVisible()
  const [load] = await received(page, `GET /users/${id}`)
  expect(load?.path).toContain('include=themes')
  const [sent, ...more] = await received(page, `PATCH /users/${id}`)
  expect(more).toEqual([])
  expect(sent?.authorization).toMatch(/^Bearer ./)
  expect(sent?.body).toEqual({
    name: 'Elena',
    first_lastname: 'Rivas "la maestra"; Ñ',
    second_lastname: 'Luna',
    email,
    phone: '5599887766',
    profile_id: 1,
    school: 'Colegio Ayotzin',
    cct: '09DST0014K',
    subject: 'Historia',
    school_grade_id: 2,
    school_type_id: 1,
    date_of_birth: '1985-05-17',
    theme_ids: expect.arrayContaining([1, 4]),
  })

  await page.reload()
  await expect(page.getByLabel('Primer apellido')).toHaveValue('Rivas "la maestra"; Ñ')
  await expect(page.getByRole('combobox', { name: 'Escuela', exact: true })).toHaveValue('Otro')
  await expect(page.getByLabel('Nombre de la escuela')).toHaveValue('Colegio Ayotzin')
  await expect(form.theme('Violencia')).toBeChecked()
  await expect(form.restored).toHaveCount(0)

  const tab = await context.newPage()
  await tab.goto('/terminos-condiciones')
  await expect(tab.getByText('Bienvenid@ Elena')).toBeVisible()
  const name = 'Rosa "Ñ"; 🌵'
  await faults(page).clear()
  await faults(page).add({
    path: '/users/*',
    method: 'PATCH',
    status: 200,
    json: { data: { id, type: 'users', attributes: { name } } },
  })
  await page.bringToFront()
  await form.subject.fill('Filosofía')
  await form.save.click()
  for (const one of [page, tab]) await expect(one.getByText(`Bienvenid@ ${name}`)).toBeVisible()
})

test('42. Unsaved changes are asked about before a link, a reload and the sign-out', async ({ page, request }) => {
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  await form.subject.fill('Filosofía')
  await page.getByRole('link', { name: 'Cambiar mi contraseña' }).click()
  await expect(page.getByRole('button', { name: 'Seguir editando' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(form.leaveQuestion).toHaveCount(0)
  await expect(page).toHaveURL(ACCOUNT)

  const asked = page.waitForEvent('dialog')
  const reload = page.reload()
  await (await asked).accept()
  await reload
  await expect(form.restored).toBeVisible()
  await expect(form.subject).toHaveValue('Filosofía')

  await chooseSignOut(page)
  await expect(form.leaveQuestion).toContainText('Al cerrar sesión se borran de este equipo.')
  await page.getByRole('button', { name: 'Salir', exact: true }).click()
  await expect(page).toHaveURL('/login')
  const stored = await page.evaluate(() => JSON.stringify(window.localStorage))
  expect(stored).not.toContain('Filosofía')
})

test('43. A load that the session is refused for cleans it and asks to sign in', async ({
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
  expect(await sessionCookieNames(page)).toEqual([])
  await fillSignIn(page, teacher)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(ACCOUNT)
  await expect(accountForm(page).subject).toHaveValue('Historia')
})
