import type { Page } from '@playwright/test'

import { contentSiteUrl } from './support/addresses'
import { fillSignIn, newTeacher, sessionCookieNames, signIn, signOut } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const SET_SESSION = 'content:/wp-json/custom/v1/set-session'
const LOGOUT = 'content:/wp-json/custom/v1/logout/'
const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })

test('45. Whoever comes from the content site signs in and is back there, known', async ({ page, request }) => {
  for (const way of ['Iniciar sesión y volver aquí', 'Ir a la plataforma educativa']) {
    const teacher = await newTeacher(request)
    await page.context().clearCookies({ name: /^(user|token|teacher|museo_contenidos)$/ })
    await page.goto(contentSiteUrl)
    await page.getByRole('link', { name: way }).click()
    if (way === 'Ir a la plataforma educativa') {
      await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
    }
    await fillSignIn(page, teacher)
    await submit(page).click()
    await expect(page).toHaveURL(`${contentSiteUrl}/`)
    await expect(page.getByText(teacher.email)).toBeVisible()
  }
})

test('45. Whoever is signed in is led from /login and /registro home, and with ?external=true to the content site', async ({
  page,
  request,
}) => {
  await page.goto('/login?external=true')
  await expect(submit(page)).toBeVisible()
  await expect(page).toHaveURL('/login?external=true')
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  for (const path of ['/login', '/registro']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }

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

test('45. Nothing that another site says decides where the sign-in leads', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  const evil = '//evil.example'
  await page.goto(`/login?external=http:${evil}&redirect=${evil}&from=${evil}&next=${evil}`, {
    referer: `${contentSiteUrl}.evil.example/`,
  })
  await page.evaluate((usr) => window.history.replaceState({ usr, key: 'evil', idx: 0 }, ''), { from: `${evil}/` })
  await page.reload()
  await fillSignIn(page, teacher)
  await submit(page).click()
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('44, 45. A content site that takes its time holds up neither sign-in nor sign-out; the console says so', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Error al enviar cookies|Error al cerrar la sesión del sitio de contenidos|Failed to load resource/)
  for (const path of [SET_SESSION, LOGOUT]) await faults(page).add({ path, delay: 8000 })
  const inConsole = (start: string) => page.waitForEvent('console', (message) => message.text().startsWith(start))
  const notTold = inConsole('Error al enviar cookies')
  const teacher = await newTeacher(request)
  const started = Date.now()
  await signIn(page, teacher)
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
  expect(Date.now() - started).toBeLessThan(6000)
  await notTold
  expect(await received(page, `POST ${SET_SESSION}`)).toHaveLength(1)

  const notEnded = inConsole('Error al cerrar la sesión')
  await signOut(page)
  expect(await sessionCookieNames(page)).toEqual([])
  await notEnded
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(submit(page)).toBeVisible()
})
