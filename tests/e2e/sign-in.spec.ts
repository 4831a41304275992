import { newTeacher, signIn } from './support/people'
import { contentSessions, received } from './support/server'
import { expect, test } from './support/test'

test('1. A teacher signs in and is greeted at home; the content site is told', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await signIn(page, teacher)

  await expect(page).toHaveURL('/')
  await expect(page.getByText(`Bienvenid@ ${teacher.name}`)).toBeVisible()
  const { email, password } = teacher
  expect(await received(page, 'POST /users/sign_in')).toMatchObject([{ body: { user: { email, password } } }])
  await expect.poll(() => contentSessions(request, email)).toMatchObject([{ values: { teacher: 'true' } }])
})
