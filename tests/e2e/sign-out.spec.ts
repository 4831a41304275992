import type { Page } from '@playwright/test'

import { newTeacher, sessionCookieNames, signIn, signOut } from './support/people'
import { contentSessions, received } from './support/server'
import { expect, test } from './support/test'

const LOGOUT = 'content:/wp-json/custom/v1/logout/'

/** The storage keys of this tab, except the session-change signal and the fonts flag. */
function storedKeys(page: Page) {
  return page.evaluate(() => {
    const keys = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]
    return keys.filter((key) => !['myt.sesion-cambio', 'myt.letras'].includes(key))
  })
}

async function leaveTracks(page: Page) {
  await page.goto('/solicitud-visita')
  await page.getByLabel('Profesores').fill('7')
  await page.getByRole('link', { name: 'Cambiar servicio' }).click()
  await page.getByRole('button', { name: 'Agregar Recorrido Memoria' }).click()
  await expect.poll(() => storedKeys(page)).not.toEqual([])
}

test('44. A sign-out ends both sessions in every tab and clears all personal data', async ({
  page,
  context,
  request,
}) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  await expect.poll(() => contentSessions(request, teacher.email)).toMatchObject([{ endedAt: null }])
  await leaveTracks(page)
  const atHome = await context.newPage()
  await atHome.goto('/')
  await expect(atHome.getByText(`Bienvenid@ ${teacher.name}`).first()).toBeVisible()
  const atForm = await context.newPage()
  await atForm.goto('/solicitud-visita')
  await expect(atForm.getByLabel('Profesores')).toHaveValue('7')

  await page.bringToFront()
  await signOut(page)
  await expect(atHome.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(atForm).toHaveURL('/login')
  expect(await sessionCookieNames(page)).toEqual([])
  expect(await storedKeys(page)).toEqual([])
  await expect.poll(() => received(page, `POST ${LOGOUT}`)).toMatchObject([{ body: {} }])
  // The content site identifies the session by its cookie, so the request must include credentials.
  await expect.poll(() => contentSessions(request, teacher.email)).toMatchObject([{ endedAt: expect.any(String) }])

  await page.goto('/solicitud-visita')
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toHaveCount(0)
  await signIn(page, await newTeacher(request))
  await page.goto('/solicitud-visita')
  await expect(page.getByLabel('Profesores')).toHaveValue('')
})
