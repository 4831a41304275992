import { expect, test } from './support/test'
import { expectVisitKept, fillVisit, newTeacherAtVisitForm } from './support/visitForm'

test('57. The visit draft is kept while the teacher reads the terms in a new tab or in the same tab', async ({
  page,
  request,
}) => {
  await newTeacherAtVisitForm(page, request)
  await fillVisit(page)
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Leer los términos y condiciones' }).click()
  const terms = await opened
  await expect(terms).toHaveURL('/terminos-condiciones')
  await expect(terms.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeVisible()
  await terms.close()
  await expectVisitKept(page)

  await page.getByRole('contentinfo').getByRole('link', { name: 'Términos y condiciones' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeFocused()
  await page.goBack()
  await expectVisitKept(page)
})

test('57. A link in the index of the terms scrolls to a section below the top bar, and each section has a URL', async ({
  page,
}) => {
  await page.goto('/terminos-condiciones')
  const index = page.getByRole('navigation', { name: 'En esta página' })
  await index.getByRole('link', { name: 'Menores de edad' }).click()
  const part = page.getByRole('heading', { level: 2, name: 'Menores de edad' })
  await expect(part).toBeFocused()
  await expect.poll(async () => (await part.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(62)

  await page.goto('/terminos-condiciones#cambios')
  await expect(page.getByRole('heading', { level: 2, name: 'Cambios a estos términos' })).toBeInViewport()
})
