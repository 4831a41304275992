import { createHash } from 'node:crypto'

import type { Page } from '@playwright/test'

import { newTeacher, signIn, fillSignIn, type Person } from './support/people'
import { contentSessions, faults, received } from './support/server'
import { expect, test } from './support/test'

const GENERIC = 'Error de servidor, intente de nuevo más tarde.'
const SIGN_IN = '/users/sign_in'

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })
const greeting = (page: Page, { name }: Person) => page.getByText(`Bienvenid@ ${name}`)

async function openAndSend(page: Page, who: Person) {
  await page.goto('/login')
  await fillSignIn(page, who)
  await submit(page).click()
}

test('1. A teacher signs in and is greeted at home; the content site is told', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)

  await expect(page).toHaveURL('/')
  await expect(greeting(page, teacher)).toBeVisible()
  const { email, password } = teacher
  const [sent, ...more] = await received(page, `POST ${SIGN_IN}`)
  expect(sent?.body).toEqual({ user: { email, password } })
  expect(sent?.authorization).toBeNull()
  expect(more).toEqual([])

  const cookies = await page.context().cookies()
  const values = Object.fromEntries(cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
  expect(values).toMatchObject({
    email,
    name: teacher.name,
    first_lastname: 'Torres',
    second_lastname: 'Luna',
    profile_id: '1',
    profile: 'Profesor',
    teacher: 'true',
    hash: createHash('sha256')
      .update(`${values['id'] ?? ''}${email}`)
      .digest('hex'),
  })
  expect(JSON.parse(values['user'] ?? '')).toMatchObject({ name: teacher.name, auth_token: values['token'] })

  await expect.poll(() => contentSessions(request, email)).toHaveLength(1)
  const [session] = await contentSessions(request, email)
  expect(session?.values).toMatchObject({ id: values['id'], token: values['token'], teacher: 'true' })
  // Its own cookie is only kept by the browser because the call carried credentials.
  await expect.poll(() => cookieNames(page)).toContain('museo_contenidos')
})

async function cookieNames(page: Page) {
  return (await page.context().cookies()).map(({ name }) => name)
}

test('1. The session is still there after a reload and in a new tab', async ({ page, context, request }) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  await page.reload()
  await expect(greeting(page, teacher)).toBeVisible()
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(greeting(tab, teacher)).toBeVisible()
})

test('1. Enter in the password field signs in, and spaces around the e-mail do not matter', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request)
  await page.goto('/login')
  await page.getByLabel('Correo electrónico').fill(`  ${teacher.email} `)
  await page.getByLabel('Contraseña', { exact: true }).fill(teacher.password)
  await page.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect(greeting(page, teacher)).toBeVisible()
})

test('2. A wrong password shows what the API says; the e-mail stays, the password goes', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const teacher = await newTeacher(request)
  await openAndSend(page, { ...teacher, password: 'Equivocada1' })

  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
  await expect(page.getByLabel('Correo electrónico')).toHaveValue(teacher.email)
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveValue('')
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await expect(page).toHaveURL('/login')

  await page.getByLabel('Contraseña', { exact: true }).fill(teacher.password)
  await submit(page).click()
  await expect(greeting(page, teacher)).toBeVisible()
})

const withoutDetail = [
  { what: '401 without detail', fault: { status: 401, json: { errors: [] } } },
  { what: '401 with an empty body', fault: { status: 401, body: 'empty' } },
  { what: '422 with an empty detail', fault: { status: 422, json: { errors: [{ detail: '' }] } } },
  { what: '500', fault: { status: 500 } },
  { what: "a proxy's page with 502", fault: { status: 502, body: 'html' } },
  { what: "a proxy's page with 200", fault: { status: 200, body: 'html' } },
  { what: 'truncated JSON', fault: { body: 'truncated' } },
  { what: 'an empty answer with 200', fault: { status: 200, body: 'empty' } },
  { what: 'JSON that is no user', fault: { status: 200, json: { data: [] } } },
  { what: 'a connection that drops before the work', fault: { drop: 'before' } },
  { what: 'a connection that drops after the work', fault: { drop: 'after' } },
] as const

test('2. Sign-in without an answer that can be read shows the generic text, and the next try works', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const teacher = await newTeacher(request)
  const password = page.getByLabel('Contraseña', { exact: true })
  await page.goto('/login')
  await fillSignIn(page, teacher)
  for (const [place, { what, fault }] of withoutDetail.entries()) {
    await test.step(what, async () => {
      await faults(page).add({ ...fault, path: SIGN_IN, times: 1 })
      await password.fill(teacher.password)
      await submit(page).click()
      await expect.poll(() => received(page, `POST ${SIGN_IN}`)).toHaveLength(place + 1)
      await expect(password).toHaveValue('')
      await expect(page.getByRole('alert')).toContainText(GENERIC)
      await expect(page.getByRole('alert')).not.toContainText(/nginx|<|null|undefined/)
      await expect(page.getByLabel('Correo electrónico')).toHaveValue(teacher.email)
    })
  }
  await password.fill(teacher.password)
  await submit(page).click()
  await expect(greeting(page, teacher)).toBeVisible()
})

test('2. The messages of the form are gone when somebody comes back to it', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 401/)
  const teacher = await newTeacher(request)
  await openAndSend(page, { ...teacher, password: 'Equivocada1' })
  await expect(page.getByRole('alert')).toBeVisible()

  await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).press('Enter')
  // The address changes first; until the other page is there, this one stays, and so does what it says.
  await expect(page.getByRole('heading', { level: 1, name: 'Crea tu cuenta' })).toBeVisible()
  await page.goBack()
  await expect(submit(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('56. On a slow network sign-in shows progress at once, and a double click sends one request', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request)
  await faults(page).add({ path: SIGN_IN, delay: 2000 })
  await page.goto('/login')
  await fillSignIn(page, teacher)
  await submit(page).dblclick()

  const busy = page.getByRole('main').getByRole('button', { name: 'Entrando…' })
  await expect(busy).toBeVisible({ timeout: 500 })
  await expect(busy).toBeFocused()
  await busy.click({ force: true })
  await busy.press('Enter')
  await page.getByLabel('Contraseña', { exact: true }).press('Enter')
  await expect(greeting(page, teacher)).toBeVisible()
  expect(await received(page, `POST ${SIGN_IN}`)).toHaveLength(1)
})

test('1. On a small phone the reason of a refusal is in sight beside the password', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  await page.setViewportSize({ width: 360, height: 640 })
  await openAndSend(page, { ...(await newTeacher(request)), password: 'NoEsLaSuya1' })
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused()
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
  // What stands under the bar is not in sight either.
  const bar = await page.getByRole('banner').boundingBox()
  const reason = await page.getByRole('alert').boundingBox()
  expect(reason?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
})
