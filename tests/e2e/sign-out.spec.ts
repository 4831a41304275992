import { newTeacher, sessionCookieNames, signIn, signOut } from './support/people'
import { contentSessions } from './support/server'
import { expect, test } from './support/test'

test('44. A sign-out ends the session in every tab and on the content site', async ({ page, context, request }) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  await expect.poll(() => contentSessions(request, teacher.email)).toMatchObject([{ endedAt: null }])
  const atForm = await context.newPage()
  await atForm.goto('/solicitud-visita')
  await expect(atForm.getByLabel('Profesores')).toBeVisible()

  await page.bringToFront()
  await signOut(page)
  await expect(atForm).toHaveURL('/login')
  expect(await sessionCookieNames(page)).toEqual([])
  // The content site identifies the session by its cookie, so the request must include credentials.
  await expect.poll(() => contentSessions(request, teacher.email)).toMatchObject([{ endedAt: expect.any(String) }])
})
