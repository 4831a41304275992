import { ACCOUNT, accountForm, newParentAtAccount, newTeacherAtAccount, sessionUserId } from './support/accountForm'
import { chooseSignOut, fillSignIn, newTeacher, sessionCookieNames, startSession } from './support/people'
import { chooseSchool } from './support/registrationForm'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const SESSION_ENDED = 'Tu sesión terminó. Inicia sesión de nuevo.'

test('42. A teacher finds their data and saves all that can be changed', async ({ page, request }) => {
  const teacher = await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  const id = await sessionUserId(page)
  await expect(page.getByText('17 de mayo de 1985')).toBeVisible()
  await expect(page.getByText('Profesor', { exact: true })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nombre(s)' })).toHaveCount(0)
  await expect(form.theme('Holocausto')).toBeChecked()
  await expect(page.getByRole('combobox', { name: 'Escuela', exact: true })).toHaveValue(
    'Escuela Secundaria Técnica 14',
  )

  await page.getByLabel('Primer apellido').fill('Rivas "la maestra"; Ñ')
  await page.getByLabel('Teléfono').fill('55 9988 7766')
  await chooseSchool(page, 'Otro', 'Otro')
  await page.getByLabel('Nombre de la escuela').fill('Colegio Ayotzin')
  await form.theme('Violencia').check()
  const email = `nuevo-${teacher.email}`
  await form.email.fill(email)
  await form.save.click()

  await expect(form.saved).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Ir a inicio' })).toHaveAttribute('href', '/')
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
})

test('42. The greeting follows the saved name at once, in every tab', async ({ page, context, request }) => {
  await newParentAtAccount(page, request)
  const tab = await context.newPage()
  await tab.goto('/terminos-condiciones')
  await expect(tab.getByText('Bienvenid@ Rosa')).toBeVisible()
  const json = { data: { id: await sessionUserId(page), type: 'users', attributes: { name: 'Rosa "Ñ"; 🌵' } } }
  await faults(page).add({ path: '/users/*', method: 'PATCH', status: 200, json })
  await page.bringToFront()
  await accountForm(page).theme('Holocausto').check()
  await accountForm(page).save.click()

  await expect(page.getByText('Bienvenid@ Rosa "Ñ"; 🌵')).toBeVisible()
  await expect(tab.getByText('Bienvenid@ Rosa "Ñ"; 🌵')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Bienvenid@ Rosa "Ñ"; 🌵')).toBeVisible()
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
  await expect(page.getByText(SESSION_ENDED)).toBeVisible()
  expect(await sessionCookieNames(page)).toEqual([])
  await fillSignIn(page, teacher)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(ACCOUNT)
  await expect(accountForm(page).subject).toHaveValue('Historia')
})

test('42. Unsaved changes are asked about before a link, a reload and the sign-out', async ({ page, request }) => {
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  await form.subject.fill('Filosofía')
  await page.getByRole('link', { name: 'Cambiar mi contraseña' }).click()
  await expect(form.leaveQuestion).toContainText('te esperan en este equipo')
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
  const kept = await page.evaluate(() => JSON.stringify(window.localStorage))
  expect(kept).not.toContain('Filosofía')
})

test('56. On a slow network a save shows progress at once and is sent once', async ({ page, request }) => {
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  await faults(page).add({ path: '/users/*', method: 'PATCH', delay: 1500 })
  await form.subject.fill('Filosofía')
  await form.save.dblclick()
  await expect(form.saving).toBeVisible()
  await form.subject.press('Enter')
  await expect(form.saved).toBeVisible()
  expect(await received(page, `PATCH /users/${await sessionUserId(page)}`)).toHaveLength(1)
})

test('42. A teacher copies their code and finds it in the QR and the link', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await newTeacherAtAccount(page, request)
  const id = await sessionUserId(page)
  const card = page.getByRole('region', { name: 'Mi código de profesor' })
  await expect(card.getByText(id, { exact: true })).toBeVisible()
  await expect(card.getByRole('img', { name: 'Código QR del enlace para tu grupo' })).toBeVisible()
  await card.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(card.getByText('Enlace copiado')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(`/responder-cuestionario?codigo=${id}`, page.url()).href)
})
