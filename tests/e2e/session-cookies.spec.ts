import type { Page } from '@playwright/test'

import { newTeacher, signIn } from './support/people'
import { expect, test } from './support/test'

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

async function sessionCookies(page: Page) {
  const cookies = await page.context().cookies()
  return cookies.filter(({ name }) => CONTRACT.includes(name) || name === 'appointment_id')
}

test('1. The cookies are those of the contract, whatever the names hold', async ({ page, request }) => {
  const teacher = await newTeacher(request, {}, names)
  await signIn(page, teacher)
  await expect(page.getByText(`Bienvenid@ ${names.name}`)).toBeVisible()

  const cookies = await sessionCookies(page)
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(CONTRACT)
  for (const { path, sameSite, secure, httpOnly } of cookies) {
    // Not secure only because the tests speak plain http.
    expect({ path, sameSite, secure, httpOnly }).toEqual({ path: '/', sameSite: 'Lax', secure: false, httpOnly: false })
  }
  const values = Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
  expect(values).toMatchObject({
    ...names,
    email: teacher.email,
    profile: 'Profesor',
    profile_id: '1',
    teacher: 'true',
  })
  expect(JSON.parse(values['user'] ?? '')).toEqual({ id: Number(values['id']), ...names, auth_token: values['token'] })

  await page.reload()
  await expect(page.getByText(`Bienvenid@ ${names.name}`)).toBeVisible()
  await page.goto('/mi-cuenta')
  await expect(page.getByText(names.name, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Segundo apellido')).toHaveValue(names.second_lastname)
})

const damages = ['%', '%E0%A4%A', '{', '[]', 'null', '"', 'undefined', '%7B%22id%22%3A%7B%7D%7D']

test('1. No damaged cookie breaks a page', async ({ page, request }) => {
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
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
})

test('1. A session whose other cookies are damaged or gone still works as far as it can', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  for (const name of ['email', 'profile_id', 'hash', 'appointments', 'name', 'profile']) {
    await page.context().addCookies([{ name, value: '%', url: page.url() }])
  }
  await page.context().clearCookies({ name: 'teacher' })
  await page.goto('/mi-cuenta')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(teacher.email)
  await page.goto('/solicitud-visita')
  await expect(page).toHaveURL('/')
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
})
