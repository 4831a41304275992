import type { Page } from '@playwright/test'

import { apiUrl, contentSiteUrl } from './support/addresses'
import { fillSignIn, newTeacher, signIn } from './support/people'
import { expect, test } from './support/test'

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })

test('45, 117. Sign-in redirects only users who came from the content site back to that site', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request)
  await page.goto(contentSiteUrl)
  await page.getByRole('link', { name: 'Iniciar sesión y volver aquí' }).click()
  await fillSignIn(page, teacher)
  await submit(page).click()
  await expect(page).toHaveURL(`${contentSiteUrl}/`)
  await expect(page.getByText(teacher.email)).toBeVisible()

  await page.evaluate((url) => window.location.assign(url), `${apiUrl}/logout`)
  await expect(page).toHaveURL(`${apiUrl}/login`)
  await page.goto(contentSiteUrl)
  await expect(page.getByText(teacher.email)).toHaveCount(0)

  // A plain link to /login without `external=true`. Only the referrer identifies the content site.
  await page.evaluate((url) => window.location.assign(url), `${apiUrl}/login`)
  await fillSignIn(page, teacher)
  await submit(page).click()
  await expect(page).toHaveURL(`${contentSiteUrl}/`)

  await page.context().clearCookies()
  await page.getByRole('link', { name: 'Ir a la plataforma educativa' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click()
  await fillSignIn(page, teacher)
  await submit(page).click()
  await expect(page).toHaveURL(`${apiUrl}/`)
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`).first()).toBeVisible()
})

test('45. /login and /registro redirect signed-in users to home, or to the content site if the URL contains ?external=true', async ({
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
  // The redirect follows half a second after the content site received the session.
  await expect(async () => {
    await page.clock.runFor(100)
    await expect(page).toHaveURL(`${contentSiteUrl}/`, { timeout: 500 })
  }).toPass()
  await expect(page.getByText(teacher.email)).toBeVisible()
})

test('Sign-in ignores redirect targets in the URL, the referrer and the history state', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  const evil = '//evil.example'
  await page.goto(`/login?external=http:${evil}&redirect=${evil}&from=${evil}&next=${evil}`, {
    referer: `${contentSiteUrl}.evil.example/`,
  })
  await page.evaluate((usr) => window.history.replaceState({ usr, key: 'evil', idx: 0 }, ''), { from: `${evil}/` })
  await page.reload()
  await fillSignIn(page, teacher)
  await submit(page).click()
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`).first()).toBeVisible()
  await expect(page).toHaveURL('/')
})
