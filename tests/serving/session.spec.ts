import { newTeacher, sessionCookieNames, signIn, signOut } from '../e2e/support/people'
import { contentSessions } from '../e2e/support/server'
import { expect, test } from '../e2e/support/test'

/** The cookie with a copy of the token. The prefix `__Host-` prevents other sites of the domain from setting it. */
const OWN_TOKEN = '__Host-token'

test('1. Over https, the app rejects a token that another site set, and sign-out removes the copy of the token', async ({
  page,
  context,
  request,
}) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)
  expect(await sessionCookieNames(page)).toContain(OWN_TOKEN)
  await expect.poll(() => contentSessions(request, teacher.email)).toHaveLength(1)
  const [stored] = await contentSessions(request, teacher.email)
  expect(stored?.values).toHaveProperty('token')
  expect(stored?.values).not.toHaveProperty(OWN_TOKEN)

  // Browsers list cookies for this path before the app's cookies for `/`. The page at this path calls no API.
  const path = '/terminos-condiciones'
  const eva = { token: 'de-eva', id: '9', user: JSON.stringify({ id: 9, name: 'Eva', auth_token: 'de-eva' }) }
  const tossed = Object.entries(eva).map(([name, value]) => ({ name, value: encodeURIComponent(value) }))
  await context.addCookies(tossed.map((cookie) => ({ ...cookie, domain: 'localhost', path, secure: true })))
  await page.goto(path)
  // Waits for hydration, because the prerendered page never contains a user's name.
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByText('Eva')).toHaveCount(0)

  await context.clearCookies({ path })
  await page.goto('/')
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`).first()).toBeVisible()
  await signOut(page)
  expect(await sessionCookieNames(page)).toEqual([])
})
