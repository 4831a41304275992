import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { fillSignIn, newTeacher, signIn } from './support/people'
import { contentSessions, received } from './support/server'
import { expect, test } from './support/test'

const SIGN_IN = '/users/sign_in'

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })

const names = {
  name: 'María "Maité"; Ñ 🌵',
  first_lastname: "O'Farrill, Núñez = %",
  second_lastname: '<b>Ibáñez</b> \\ & D`Ángelo',
}

const CONTRACT = [
  'appointments',
  'email',
  'first_lastname',
  'hash',
  'id',
  'name',
  'profile',
  'profile_id',
  'second_lastname',
  'teacher',
  'token',
  'user',
]

test('1. A teacher signs in and is greeted at home and in a new tab; cookies and content site have the session', async ({
  page,
  context,
  request,
}) => {
  const teacher = await newTeacher(request, {}, names)
  const { email, password } = teacher
  const greeting = `Bienvenid@ ${names.name}`
  await signIn(page, teacher)
  await expect(page).toHaveURL('/')
  await expect(page.getByText(greeting)).toBeVisible()
  const [sent, ...more] = await received(page, `POST ${SIGN_IN}`)
  expect(sent?.body).toEqual({ user: { email, password } })
  expect(sent?.authorization).toBeNull()
  expect(more).toEqual([])

  const cookies = (await context.cookies()).filter(({ name }) => CONTRACT.includes(name) || name === 'appointment_id')
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(CONTRACT)
  for (const { path, sameSite, secure, httpOnly } of cookies) {
    // Not secure only because the tests speak plain http.
    expect({ path, sameSite, secure, httpOnly }).toEqual({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
  }
  const values = Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
  const id = values['id'] ?? ''
  const hash = createHash('sha256').update(`${id}${email}`).digest('hex')
  expect(values).toMatchObject({ ...names, email, hash, profile: 'Profesor', profile_id: '1', teacher: 'true' })
  expect(JSON.parse(values['user'] ?? '')).toEqual({ id: Number(id), ...names, auth_token: values['token'] })

  await expect.poll(() => contentSessions(request, email)).toHaveLength(1)
  const [session] = await contentSessions(request, email)
  expect(session?.values).toMatchObject({ id, token: values['token'], teacher: 'true' })
  // Its own cookie is only kept by the browser because the call carried credentials.
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(cookieNames).toContain('museo_contenidos')

  await page.reload()
  await expect(page.getByText(greeting)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/mi-cuenta')
  await expect(tab.getByText(greeting)).toBeVisible()
  await expect(tab.getByLabel('Segundo apellido')).toHaveValue(names.second_lastname)
})

const damages = ['%', '%E0%A4%A', '{', '[]', 'null', '"', 'undefined', '%7B%22id%22%3A%7B%7D%7D']

test('1. No damaged cookie breaks a page, and a session goes on with what is left of it', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  for (const value of damages) {
    await page.context().clearCookies()
    await page.context().addCookies(CONTRACT.map((name) => ({ name, value, url: 'http://localhost' })))
    await page.goto('/')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
    await page.goto('/mi-cuenta')
    await expect(page).toHaveURL('/login')
  }
  await signIn(page, teacher)
  for (const name of ['email', 'profile_id', 'hash', 'appointments', 'name', 'profile']) {
    await page.context().addCookies([{ name, value: '%', url: page.url() }])
  }
  await page.goto('/mi-cuenta')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(teacher.email)
})

test('2. After a wrong password the reason is in sight on a small phone, the password is gone, and so is the reason later', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  await page.setViewportSize({ width: 360, height: 640 })
  const teacher = await newTeacher(request)
  const password = page.getByLabel('Contraseña', { exact: true })
  const reason = page.getByRole('alert')
  await page.goto('/login')
  await fillSignIn(page, { ...teacher, password: 'Equivocada1' })
  await submit(page).click()
  await expect(reason).toContainText('El correo o la contraseña no son correctos.')
  await expect(password).toHaveValue('')
  await expect(password).toBeFocused()
  await expect(reason).toBeInViewport({ ratio: 1 })
  // What stands under the bar is not in sight either.
  const bar = await page.getByRole('banner').boundingBox()
  expect((await reason.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))

  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).press('Enter')
  // The address changes first; until the other page is there, this one stays, and so does what it says.
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible()
  await page.goBack()
  await expect(submit(page)).toBeVisible()
  await expect(reason).toHaveCount(0)
  await fillSignIn(page, { ...teacher, email: `  ${teacher.email} ` })
  await password.press('Enter')
  await expect(page).toHaveURL('/')
})
