import { createHash } from 'node:crypto'

import { newTeacher, signIn } from './support/people'
import { contentSessions, received } from './support/server'
import { expect, test } from './support/test'

const SIGN_IN = '/users/sign_in'

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

test('1. Sign-in greets the teacher in every tab and stores the session in cookies and on the content site', async ({
  page,
  context,
  request,
}) => {
  const teacher = await newTeacher(request, {}, names)
  const { email, password } = teacher
  const greeting = `Bienvenid@ ${names.name}`
  await signIn(page, teacher)
  await expect(page).toHaveURL('/')
  await expect(page.getByText(greeting).first()).toBeVisible()
  const [sent, ...more] = await received(page, `POST ${SIGN_IN}`)
  expect(sent?.body).toEqual({ user: { email, password } })
  expect(sent?.authorization).toBeNull()
  expect(more).toEqual([])

  const cookies = (await context.cookies()).filter(({ name }) => CONTRACT.includes(name) || name === 'appointment_id')
  expect(cookies.map(({ name }) => name).toSorted()).toEqual(CONTRACT)
  for (const { path, sameSite, secure, httpOnly } of cookies) {
    // `secure` is false only because the tests use plain http.
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
  // The browser stores the content site's cookie only because the request included credentials.
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(cookieNames).toContain('museo_contenidos')

  await page.reload()
  await expect(page.getByText(greeting).first()).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/mi-cuenta')
  await expect(tab.getByText(greeting).first()).toBeVisible()
  await expect(tab.getByLabel('Segundo apellido')).toHaveValue(names.second_lastname)
})
