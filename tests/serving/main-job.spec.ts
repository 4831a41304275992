import { readFile } from 'node:fs/promises'

import { apiUrl } from '../e2e/support/addresses'
import { confirmationLink, newEmail, PASSWORD, sessionCookieNames, signIn, signOut } from '../e2e/support/people'
import { createAccount, fillTeacher, teacherAnswers } from '../e2e/support/registrationForm'
import { expect, test } from '../e2e/support/test'
import { fillVisit, SENT_VISIT, visit, visitForm } from '../e2e/support/visitForm'

/** The API's origin in the cross-origin build. The IP address makes the app's API calls cross-site, too. */
const otherApi = apiUrl.replace('localhost', '127.0.0.1')

test('A teacher registers, confirms the account, signs in, requests a visit, downloads its PDF and signs out', async ({
  page,
  context,
  request,
  baseURL,
  allowOrigin,
}, { project }) => {
  test.slow()
  const isCrossOrigin = project.name === 'cross-origin'
  if (isCrossOrigin) allowOrigin(otherApi)
  const calls: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/api/v1/')) calls.push(new URL(one.url()).origin)
  })

  const email = newEmail()
  await page.goto('/registro')
  await fillTeacher(page, email)
  await createAccount(page).click()
  await expect(page.getByRole('heading', { name: 'Tu cuenta ha sido creada Lucía' })).toBeVisible()
  await page.goto(await confirmationLink(request, email))
  await expect(page.getByText('Tu cuenta ha sido validada')).toBeVisible()

  // The account's first sign-in would open the welcome dialog, so this request is the first sign-in.
  const credentials = { user: { email, password: PASSWORD } }
  expect((await request.post(`${apiUrl}/api/v1/users/sign_in`, { data: credentials })).status()).toBe(200)
  await signIn(page, { name: teacherAnswers.name, email, password: PASSWORD })
  const names = await sessionCookieNames(page)
  expect(names).toContain('token')
  const secure = baseURL?.startsWith('https:') === true
  for (const cookie of (await context.cookies()).filter(({ name }) => names.includes(name))) {
    expect(cookie, cookie.name).toMatchObject({ secure, sameSite: 'Lax', path: '/', domain: 'localhost' })
  }

  await page.goto('/solicitud-visita')
  await fillVisit(page)
  await visitForm(page).terms.check()
  const sending = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/appointments'))
  await visitForm(page).submit.click()
  const sent = await sending
  expect(sent.postDataJSON()).toMatchObject({ date: visit.date, teachers: 2, parents: 3 })
  expect(await sent.headerValue('Authorization')).toMatch(/^Bearer \S{8,}$/)
  await expect(page).toHaveURL(SENT_VISIT)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar PDF' }).click()
  const file = await readFile(await (await downloading).path())
  expect(file.subarray(0, 5).toString()).toBe('%PDF-')

  await signOut(page)
  expect(await sessionCookieNames(page)).toEqual([])
  // The confirmation page is on the app's origin, even if the API is cross-origin.
  expect(new Set(calls)).toEqual(new Set(isCrossOrigin ? [baseURL, otherApi] : [baseURL]))
})
