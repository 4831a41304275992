import type { Page } from '@playwright/test'

import { apiUrl, contentSiteUrl } from './support/addresses'
import { fillSignIn, newTeacher } from './support/people'
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

  // A signed-in user takes the session along.
  await page.goto(`${apiUrl}/registro`)
  await expect(page).toHaveURL(`${apiUrl}/`)
  await page.goto(`${apiUrl}/login?external=true`)
  await expect(page).toHaveURL(`${contentSiteUrl}/`)
  await expect(page.getByText(teacher.email)).toBeVisible()
})
