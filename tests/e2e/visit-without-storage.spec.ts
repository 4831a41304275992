import { received } from './support/server'
import { expect, test } from './support/test'
import {
  CONFIRMATION,
  expectFormComplete,
  fillVisit,
  folioOf,
  newTeacherAtVisitForm,
  visitForm,
  visitPayload,
} from './support/visitForm'

test('59. With blocked storage the visit can still be requested, and the form says that it keeps nothing', async ({
  page,
  request,
}) => {
  test.slow()
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await newTeacherAtVisitForm(page, request)
  const form = visitForm(page)
  await form.changeService.click()
  await page.getByRole('button', { name: 'Agregar Recorrido Tolerancia' }).click()
  await page.getByRole('link', { name: 'Volver a mi solicitud' }).click()
  await expectFormComplete(page)
  await fillVisit(page)
  await expect(page.getByText('Este navegador no guarda tu avance')).toBeVisible()
  await form.terms.check()
  await form.submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  await expect(form.preQuote).toContainText('$3,750.00')
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { ...visitPayload, package_ids: [3] } }])

  const folio = await folioOf(page)
  await page.reload()
  expect(await folioOf(page)).toBe(folio)
  await page.getByRole('button', { name: 'Enviar por correo' }).click()
  await expect(page.getByText('Email enviado correctamente.')).toBeVisible()
})
