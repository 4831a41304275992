import type { Page } from '@playwright/test'

import { confirmationLink, newTeacher } from './support/people'
import { received } from './support/server'
import { expect, test } from './support/test'

const VALIDATED = 'Tu cuenta ha sido validada'

const calls = (page: Page) => received(page, 'GET /users/confirmation')

test('16. The e-mail link validates the account once despite reloads and Back', async ({ page, request }) => {
  const teacher = await newTeacher(request, { unconfirmed: true })
  const link = new URL(await confirmationLink(request, teacher.email))
  await page.goto(link.href)
  await expect(page.getByText(VALIDATED)).toBeVisible()
  await expect(page).toHaveURL('/api/v1/users/confirmation')
  const [call] = await calls(page)
  expect(Object.fromEntries(new URL(call?.path ?? '', link).searchParams)).toEqual({
    locale: 'es',
    confirmation_token: link.searchParams.get('confirmation_token'),
  })
  expect(call?.authorization).toBeNull()

  await page.reload()
  await expect(page.getByText(VALIDATED)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page.getByText(VALIDATED)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await page.reload()
  await expect(page.getByText(VALIDATED)).toBeVisible()
  expect(await calls(page)).toHaveLength(1)
})
