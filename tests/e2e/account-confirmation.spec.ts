import type { Page } from '@playwright/test'

import { confirmationLink, newTeacher, signIn } from './support/people'
import { received } from './support/server'
import { expect, test } from './support/test'

const PAGE = '/api/v1/users/confirmation'
const VALIDATED = 'Tu cuenta ha sido validada'
const NOT_VALIDATED = 'No pudimos validar tu cuenta'

const calls = (page: Page) => received(page, 'GET /users/confirmation')

test('16. The e-mail link validates the account once despite reloads and Back', async ({
  page,
  request,
  allowConsole,
}) => {
  // The sandboxed frame of the e-mail also blocks Playwright's own scripts.
  allowConsole(/Blocked script execution in 'about:srcdoc'|status of 4/)
  const teacher = await newTeacher(request, { unconfirmed: true })
  await page.goto(`/__outbox?to=${encodeURIComponent(teacher.email)}`)
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: 'Validar mi cuenta' }).click()
  const tab = await opened
  await expect(tab.getByText(VALIDATED)).toBeVisible()
  await expect(tab).toHaveURL(PAGE)
  const link = new URL(await confirmationLink(request, teacher.email))
  const [call] = await calls(tab)
  expect(Object.fromEntries(new URL(call?.path ?? '', link).searchParams)).toEqual({
    locale: 'es',
    confirmation_token: link.searchParams.get('confirmation_token'),
  })
  expect(call?.authorization).toBeNull()

  await tab.reload()
  await expect(tab.getByText(VALIDATED)).toBeVisible()
  await tab.getByRole('main').getByRole('link', { name: 'Iniciar sesión' }).click()
  await expect(tab).toHaveURL('/login')
  await tab.goBack()
  await expect(tab.getByText(VALIDATED)).toBeVisible()
  await tab.goForward()
  await expect(tab).toHaveURL('/login')
  await tab.goBack()
  await tab.reload()
  await expect(tab.getByText(VALIDATED)).toBeVisible()
  expect(await calls(tab)).toHaveLength(1)
  await tab.goto(`${PAGE}?confirmation_token=no-existe`)
  await expect(tab.getByText(NOT_VALIDATED)).toBeVisible()

  await signIn(tab, teacher)
  await expect(tab.getByText(`Bienvenid@ ${teacher.name}`).first()).toBeVisible()
})
