import type { Page } from '@playwright/test'

import { newTeacher, sessionCookieNames, signIn, startSession, signOut } from './support/people'
import { contentSessions, faults, received } from './support/server'
import { expect, test } from './support/test'

const LOGOUT = 'content:/wp-json/custom/v1/logout/'

/** What the app keeps in this tab's storages, besides that the session changed and that fonts were loaded. */
function storedKeys(page: Page) {
  return page.evaluate(() => {
    const keys = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]
    return keys.filter((key) => !['myt.sesion-cambio', 'myt.letras'].includes(key))
  })
}

async function leaveTracks(page: Page) {
  await page.goto('/solicitud-visita')
  await page.getByLabel('Profesores').fill('3')
  await page.getByRole('link', { name: 'Cambiar servicio' }).click()
  await page
    .getByRole('button', { name: /^Agregar/ })
    .first()
    .click()
  await expect.poll(() => storedKeys(page)).not.toEqual([])
}

test('44. Signing out ends both sessions and leaves nothing of the person on this computer', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  await expect.poll(() => contentSessions(request, teacher.email)).toMatchObject([{ endedAt: null }])
  await leaveTracks(page)
  await signOut(page)

  expect(await sessionCookieNames(page)).toEqual([])
  expect(await storedKeys(page)).toEqual([])
  await expect.poll(() => received(page, `POST ${LOGOUT}`)).toMatchObject([{ body: {} }])
  // The content site knows whose session ends only by the cookie that credentials carry.
  await expect.poll(() => contentSessions(request, teacher.email)).toMatchObject([{ endedAt: expect.any(String) }])

  await page.goto('/solicitud-visita')
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toHaveCount(0)
})

test('44. A content site that takes its time keeps nobody signed in; only the console says so', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Error al cerrar la sesión del sitio de contenidos|Failed to load resource/)
  await signIn(page, await newTeacher(request))
  await leaveTracks(page)
  await faults(page).add({ path: LOGOUT, delay: 8000 })
  const noted = page.waitForEvent('console', (message) => message.text().startsWith('Error al cerrar la sesión'))
  await signOut(page)

  expect(await sessionCookieNames(page)).toEqual([])
  expect(await storedKeys(page)).toEqual([])
  await noted
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
})

test('44. Signing out in one tab signs out the others', async ({ page, context, request }) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  const atHome = await context.newPage()
  await atHome.goto('/')
  await expect(atHome.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
  const atForm = await context.newPage()
  await atForm.goto('/solicitud-visita')
  await expect(atForm.getByLabel('Profesores')).toBeVisible()

  await page.bringToFront()
  await signOut(page)
  await expect(atHome.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(atForm).toHaveURL('/login')
  expect(await sessionCookieNames(page)).toEqual([])
  expect(await storedKeys(page)).toEqual([])
})

test('44. After somebody signed out, the next one on this computer finds nothing of theirs', async ({
  page,
  request,
}) => {
  await startSession(page, await newTeacher(request))
  await page.goto('/solicitud-visita')
  await page.getByLabel('Profesores').fill('7')
  await expect(page.getByText('Borrador guardado en este equipo')).toBeVisible()
  await signOut(page)

  await startSession(page, await newTeacher(request))
  await page.goto('/solicitud-visita')
  await expect(page.getByLabel('Profesores')).toHaveValue('')
})

test('44. Signed out, /logout leads to the sign-in page without telling anybody', async ({ page }) => {
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  expect(await received(page, `POST ${LOGOUT}`)).toEqual([])
})

test('87. A link to the sign-out on another site asks first, and nothing is lost without a yes', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request)
  await startSession(page, teacher)
  await page.goto('/solicitud-visita')
  await page.getByLabel('Profesores').fill('7')
  await expect(page.getByText('Borrador guardado en este equipo')).toBeVisible()

  await page.goto('/logout')
  await expect(page.getByRole('heading', { name: '¿Cerrar sesión?' })).toBeVisible()
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: 'Seguir con mi sesión' }).click()
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
  await page.goto('/solicitud-visita')
  await expect(page.getByLabel('Profesores')).toHaveValue('7')

  await page.goto('/logout')
  await page.getByRole('main').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/login')
  expect(await sessionCookieNames(page)).toEqual([])
  expect(await storedKeys(page)).toEqual([])
})
