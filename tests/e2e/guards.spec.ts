import { newParent, newTeacher, signInHere } from './support/people'
import { expect, test } from './support/test'

const PROTECTED = [
  '/solicitud-visita',
  '/solicitud-visita-confirmacion',
  '/solicitud-patrocinio',
  '/enviar-cuestionario',
] as const

test('18. Each protected page redirects a signed-out user to /login, and back after sign-in', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request)
  await page.goto('/terminos-condiciones')
  await page.goto('/solicitud-visita')
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await expect(page).toHaveURL('/terminos-condiciones')
  for (const path of PROTECTED) {
    await page.context().clearCookies({ name: /^(user|token|teacher)$/ })
    await page.goto(path)
    await signInHere(page, teacher)
    // The confirmation page redirects to the form, because this teacher has sent no request.
    await expect(page).toHaveURL(path === '/solicitud-visita-confirmacion' ? '/solicitud-visita' : path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('Each protected page redirects a parent to home, directly and after sign-in', async ({ page, request }) => {
  const parent = await newParent(request)
  await page.goto(PROTECTED[0])
  await signInHere(page, parent)
  await expect(page).toHaveURL('/')
  for (const path of PROTECTED) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Solicitar visita' })).toHaveCount(0)
  }
})
