import { ACCOUNT, accountForm, newParentAtAccount, newTeacherAtAccount, sessionUserId } from './support/accountForm'
import { fillSignIn, newTeacher, sessionCookieNames, signIn } from './support/people'
import { chooseSchool } from './support/registrationForm'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
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

test('42. A parent has no school and no code', async ({ page, request }) => {
  await newParentAtAccount(page, request)
  await expect(page.getByText('Padre de Familia', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Teléfono')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Mi código de profesor' })).toHaveCount(0)
  await accountForm(page).theme('Holocausto').check()
  await accountForm(page).save.click()
  await expect(accountForm(page).saved).toBeVisible()
  const [sent] = await received(page, `PATCH /users/${await sessionUserId(page)}`)
  expect(Object.keys(sent?.body ?? {}).toSorted()).toEqual([
    'date_of_birth',
    'email',
    'name',
    'profile_id',
    'theme_ids',
  ])
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

for (const status of [401, 406]) {
  test(`43. A load answered with ${status} cleans the session and asks to sign in`, async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    const teacher = await newTeacher(request)
    await signIn(page, teacher)
    await faults(page).add({ path: '/users/*', method: 'GET', status, times: 1 })
    await page.goto(ACCOUNT)

    await expect(page).toHaveURL('/login')
    await expect(page.getByText(SESSION_ENDED)).toBeVisible()
    expect(await sessionCookieNames(page)).toEqual([])
    await fillSignIn(page, teacher)
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page).toHaveURL(ACCOUNT)
    await expect(accountForm(page).subject).toHaveValue('Historia')
  })
}

const failures = [
  { what: '500', fault: { status: 500 } },
  { what: "a proxy's page with 200", fault: { status: 200, body: 'html' } },
  { what: 'a connection that drops before the work', fault: { drop: 'before' } },
  { what: 'a connection that drops after the work', fault: { drop: 'after' } },
] as const

for (const { what, fault } of failures) {
  test(`43. A load answered by ${what} says so and can be tried again`, async ({ page, request, allowConsole }) => {
    allowConsole(/Failed to load resource/)
    await signIn(page, await newTeacher(request))
    await faults(page).add({ path: '/users/*', method: 'GET', times: 1, ...fault })
    await page.goto(ACCOUNT)
    await expect(page.getByText('Error de servidor.', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(ACCOUNT)
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(accountForm(page).subject).toHaveValue('Historia')
  })

  test(`42. A save answered by ${what} keeps everything, and the next one works`, async ({
    page,
    request,
    allowConsole,
  }) => {
    allowConsole(/Failed to load resource/)
    await newTeacherAtAccount(page, request)
    const form = accountForm(page)
    await faults(page).add({ path: '/users/*', method: 'PATCH', times: 1, ...fault })
    await form.subject.fill('Filosofía')
    await form.save.click()

    await expect(page.getByRole('alert')).toContainText(GENERIC)
    await expect(page.getByRole('alert')).toContainText('No sabemos si tus cambios se guardaron.')
    await expect(form.subject).toHaveValue('Filosofía')
    expect(await received(page, `PATCH /users/${await sessionUserId(page)}`)).toHaveLength(1)
    await form.save.click()
    await expect(form.saved).toBeVisible()
  })
}

test('42. An e-mail that is taken is told, and nothing is lost', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 422/)
  const other = await newTeacher(request)
  await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  await form.email.fill(other.email)
  await form.save.click()
  await expect(page.getByRole('alert')).toContainText('El email ya está en uso.')
  await expect(form.email).toHaveValue(other.email)
})

test('60. A session that ends while saving loses nothing', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 401/)
  const teacher = await newTeacherAtAccount(page, request)
  const form = accountForm(page)
  await faults(page).add({ path: '/users/*', method: 'PATCH', status: 401, times: 1 })
  await form.subject.fill('Filosofía')
  await form.save.click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(SESSION_ENDED)).toBeVisible()

  await fillSignIn(page, teacher)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(form.restored).toBeVisible()
  await expect(form.subject).toHaveValue('Filosofía')
  await form.save.click()
  await expect(form.saved).toBeVisible()
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

  const bar = page.getByRole('banner')
  await bar.getByRole('button', { name: /^Tu cuenta/ }).click()
  await bar.getByRole('link', { name: 'Cerrar sesión' }).click()
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

test('39. «Mi pase de cortesía» opens the pass again', async ({ page, request }) => {
  await newParentAtAccount(page, request)
  await page.getByRole('button', { name: 'Ver mi pase' }).click()
  await expect(page.getByRole('dialog')).toContainText('Rosa')
})
