import type { Page } from '@playwright/test'

import { contentSiteUrl } from './support/addresses'
import { fillSignIn, newParent, newTeacher, signIn, startSession } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const SET_SESSION = 'content:/wp-json/custom/v1/set-session'
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })

test('45. Somebody signed in who opens /login or /registro goes home', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  for (const path of ['/login', '/registro']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})

test('45. Signed in, /login?external=true leads to the content site after half a second', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/login?external=true')
  await expect(async () => {
    await page.clock.runFor(40)
    await expect(page.getByText('Ya iniciaste sesión.')).toBeVisible({ timeout: 100 })
  }).toPass()

  await page.clock.runFor(440)
  await expect(page).toHaveURL('/login?external=true')
  // Half a second after the content site was told of the session.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page).toHaveURL(`${contentSiteUrl}/`, { timeout: 500 })
  }).toPass()
  await expect(page.getByText(teacher.email)).toBeVisible()
})

test('45. From the content site to sign in and back there, known', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await page.goto(contentSiteUrl)
  await page.getByRole('link', { name: 'Iniciar sesión y volver aquí' }).click()
  await fillSignIn(page, teacher)
  await submit(page).click()

  await expect(page).toHaveURL(`${contentSiteUrl}/`)
  await expect(page.getByText(teacher.email)).toBeVisible()
})

test('45. Whoever came from the content site goes back there after signing in', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await page.goto(contentSiteUrl)
  await page.getByRole('link', { name: 'Ir a la plataforma educativa' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, teacher)
  await submit(page).click()

  await expect(page).toHaveURL(`${contentSiteUrl}/`)
  await expect(page.getByText(teacher.email)).toBeVisible()
})

const otherSites = [
  'http://evil.example/',
  `${contentSiteUrl}.evil.example/`,
  `http://localhost:4274@evil.example/`,
  `http://evil.example/${contentSiteUrl}/`,
]

test('45. Nothing that another site says decides where the sign-in leads', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  const expectHome = async () => {
    await fillSignIn(page, teacher)
    await submit(page).click()
    await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.context().clearCookies({ name: /^(user|token|teacher)$/ })
  }
  for (const referer of otherSites) {
    await page.goto('/login', { referer })
    await expectHome()
  }
  for (const from of ['//evil.example/', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
    await page.goto('/login')
    await page.evaluate((usr) => window.history.replaceState({ usr, key: 'evil', idx: 0 }, ''), { from })
    await page.reload()
    await expectHome()
  }
  const evil = '//evil.example'
  await page.goto(`/login?external=http:${evil}&redirect=${evil}&from=${evil}&next=${evil}`)
  await expectHome()
})

test('45. A content site that takes its time does not hold sign-in up; the console says so', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Error al enviar cookies|Failed to load resource/)
  await faults(page).add({ path: SET_SESSION, delay: 8000 })
  const noted = page.waitForEvent('console', (message) => message.text().startsWith('Error al enviar cookies'))
  const teacher = await newTeacher(request)
  const started = Date.now()
  await signIn(page, teacher)
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
  expect(Date.now() - started).toBeLessThan(6000)
  await noted
  expect(await received(page, `POST ${SET_SESSION}`)).toHaveLength(1)
})

test('45. Without a session, /login?external=true waits for the sign-in', async ({ page }) => {
  await page.goto('/login?external=true')
  await expect(submit(page)).toBeVisible()
  await expect(page).toHaveURL('/login?external=true')
})

test('32. ?fromQuestionnaire invites to register or sign in, and leads to the questionnaire', async ({
  page,
  request,
}) => {
  const parent = await newParent(request)
  await page.goto('/login?fromQuestionnaire=true')
  const invitation = page.getByRole('dialog')
  await expect(invitation.getByRole('link', { name: 'Regístrate' })).toBeVisible()
  await invitation.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(invitation).toHaveCount(0)
  await fillSignIn(page, parent)
  await submit(page).click()
  await expect(page).toHaveURL('/responder-cuestionario')
})
