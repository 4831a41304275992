import { readFile } from 'node:fs/promises'

import { newTeacher } from './support/people'
import { outbox, received } from './support/server'
import { expect, test } from './support/test'
import { CONFIRMATION, expectFormComplete, openVisitForm, visit, visitForm, visitPayload } from './support/visitForm'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('19. A teacher requests a visit on a phone', async ({ page, request }) => {
  test.slow()
  const teacher = await newTeacher(request)
  await openVisitForm(page, teacher)
  const form = visitForm(page)
  const main = page.getByRole('main')

  await form.changeService.tap()
  await main.getByRole('button', { name: 'Agregar Recorrido Memoria' }).tap()
  await main.getByRole('link', { name: 'Volver a mi solicitud' }).tap()
  await expectFormComplete(page)

  await expect(page.getByText('Un ejecutivo del museo confirmará o actualizará la fecha.')).toHaveCount(1)
  await form.date.fill(visit.date)
  await form.schedule('10:30').tap()
  await expect(form.schedule('10:30')).toBeChecked()
  await expect(form.students(1)).toHaveAttribute('inputmode', 'numeric')
  await form.students(1).fill('20')
  await form.grade(1).selectOption('Secundaria')
  await form.addGroup.tap()
  await expect(form.students(2)).toBeInViewport()
  await form.students(2).fill('24')
  await form.group(2).getByRole('button', { name: 'Uno más' }).tap()
  await form.grade(2).selectOption('Preparatoria')
  await form.teachers.fill('1')
  await main.getByRole('button', { name: 'Uno más' }).and(main.locator('[aria-describedby="teachers-label"]')).tap()
  await form.parents.fill('3')
  await form.contact('WhatsApp').tap()
  await form.terms.tap()
  await expect(page.getByText('Tu precotización: $3,750.00 para 50 asistentes.')).toBeVisible()
  await form.submit.tap()

  await expect(page).toHaveURL(CONFIRMATION)
  await expect(main.getByRole('heading', { name: 'Solicitud enviada' })).toBeInViewport()
  expect(await received(page, 'POST /appointments')).toMatchObject([{ body: { ...visitPayload, package_ids: [2] } }])
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Descargar PDF' }).tap()
  const bytes = await readFile(await (await download).path())
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-')
  await main.getByRole('button', { name: 'Enviar por correo' }).tap()
  await expect(page.getByText('Email enviado correctamente.')).toBeVisible()
  expect((await outbox(request, teacher.email))[0]?.subject).toContain('solicitud de visita')

  await page.getByRole('button', { name: 'Menú' }).tap()
  await page.getByRole('button', { name: /Bienvenid@ Elena/ }).tap()
  await expect(page.getByRole('link', { name: 'Proyecto de Visita', exact: true })).toBeVisible()
})

test('20. On a phone an incomplete request leads the thumb to each field', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await openVisitForm(page, teacher)
  const form = visitForm(page)
  await form.submit.tap()
  await expect(form.summary).toBeFocused()
  await expect(form.summary).toBeInViewport()
  await form.summary.getByRole('link', { name: 'El número de profesores es obligatorio.' }).tap()
  await expect(form.teachers).toBeFocused()
  await expect(form.teachers).toBeInViewport()
  await form.teachers.fill('2')
  await expect(form.teachers).not.toHaveAttribute('aria-invalid', 'true')
})

for (const width of [320, 390]) {
  test(`25. Saying that the draft was kept moves nothing at ${width} px`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    await openVisitForm(page, await newTeacher(request))
    const place = () =>
      page
        .getByRole('heading', { name: 'Servicio', exact: true })
        .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    await visitForm(page).teachers.fill('2')
    await expect(page.getByText('Borrador guardado en este equipo')).toBeVisible()
    expect(await place()).toBe(before)
  })
}
