import type { Page } from '@playwright/test'

import { confirmationLink, newTeacher, signIn } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const PAGE = '/api/v1/users/confirmation'
const VALIDATED = 'Tu cuenta ha sido validada'
const NOT_VALIDATED = 'No pudimos validar tu cuenta'

const calls = (page: Page) => received(page, 'GET /users/confirmation')
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' })
const signInLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })

test('16. The link of the e-mail validates the account once, whatever the visitor does next', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request, { unconfirmed: true })
  const link = await confirmationLink(request, teacher.email)
  await page.goto(link)

  await expect(page.getByText(VALIDATED)).toBeVisible()
  await expect(page).toHaveURL(PAGE)
  const token = new URL(link).searchParams.get('confirmation_token') ?? ''
  const [call] = await calls(page)
  expect(Object.fromEntries(new URL(call?.path ?? '', link).searchParams)).toEqual({
    locale: 'es',
    confirmation_token: token,
  })
  expect(call?.authorization).toBeNull()

  await page.reload()
  await expect(page.getByText(VALIDATED)).toBeVisible()
  await signInLink(page).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page.getByText(VALIDATED)).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await page.reload()
  await expect(page.getByText(VALIDATED)).toBeVisible()
  expect(await calls(page)).toHaveLength(1)

  await signIn(page, teacher)
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
})

test('16. The link of the e-mail works from the outbox, in a tab of its own', async ({
  page,
  request,
  allowConsole,
}) => {
  // The e-mail's frame runs no scripts, not even those that the test looks at it with.
  allowConsole(/Blocked script execution in 'about:srcdoc'/)
  const { email } = await newTeacher(request, { unconfirmed: true })
  await page.goto(`/__outbox?to=${encodeURIComponent(email)}`)
  const opened = page.waitForEvent('popup')
  await page.frameLocator('iframe').getByRole('link', { name: 'Validar mi cuenta' }).click()
  const tab = await opened
  await expect(tab.getByText(VALIDATED)).toBeVisible()
})

test('17. A token that is refused with 400: said so, with a way on and no retry', async ({ page, allowConsole }) => {
  allowConsole(/status of 400/)
  await page.goto(`${PAGE}?confirmation_token=no-existe`)
  await expect(page.getByText(NOT_VALIDATED)).toBeVisible()
  await expect(page.getByText('Si ya la habías validado, inicia sesión', { exact: false })).toBeVisible()
  await expect(signInLink(page)).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  await expect(page).toHaveURL(PAGE)
  await page.reload()
  await expect(page.getByText(NOT_VALIDATED)).toBeVisible()
  expect(await calls(page)).toHaveLength(1)
})

test('17. After a dropped connection a retry validates the account, also after a reload', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const { email } = await newTeacher(request, { unconfirmed: true })
  await faults(page).add({ path: '/users/confirmation', drop: 'before', times: 1 })
  await page.goto(await confirmationLink(request, email))
  await expect(page.getByText(NOT_VALIDATED)).toBeVisible()
  await expect(retry(page)).toBeVisible()
  await expect(page).toHaveURL(PAGE)

  await page.reload()
  await expect(page.getByText(NOT_VALIDATED)).toBeVisible()
  expect(await calls(page)).toHaveLength(1)
  await retry(page).click()
  await expect(page.getByText(VALIDATED)).toBeVisible()
  expect(await calls(page)).toHaveLength(2)
})

test('17. A retry after an answer that got lost is refused, and says how to go on', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const teacher = await newTeacher(request, { unconfirmed: true })
  await faults(page).add({ path: '/users/confirmation', drop: 'after', times: 1 })
  await page.goto(await confirmationLink(request, teacher.email))
  await retry(page).click()
  await expect(page.getByText('Si ya la habías validado, inicia sesión', { exact: false })).toBeVisible()
  await signIn(page, teacher)
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
})

test('17. A double click on Reintentar is one request', async ({ page, request, allowConsole }) => {
  allowConsole(/Failed to load resource/)
  const { email } = await newTeacher(request, { unconfirmed: true })
  await faults(page).add({ path: '/users/confirmation', delay: 1500 })
  await faults(page).add({ path: '/users/confirmation', drop: 'before', times: 1 })
  await page.goto(await confirmationLink(request, email))
  await retry(page).dblclick()
  await expect(page.getByText(VALIDATED)).toBeVisible()
  expect(await calls(page)).toHaveLength(2)
})
