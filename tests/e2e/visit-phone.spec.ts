import { newTeacher } from './support/people'
import { expect, test } from './support/test'
import { SENT_VISIT, expectFormComplete, openVisitForm, visit, visitForm } from './support/visitForm'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('20. On a phone, a teacher corrects an empty form without layout shifts and requests the visit', async ({
  page,
  request,
}) => {
  test.slow()
  await openVisitForm(page, await newTeacher(request))
  const form = visitForm(page)
  const main = page.getByRole('main')

  await test.step('the message about the stored draft does not shift the layout', async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const top = () =>
        page
          .getByRole('heading', { name: 'Servicio', exact: true })
          .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
      const before = await top()
      await form.teachers.fill('2')
      await expect(page.getByText('Borrador guardado en este equipo')).toBeVisible()
      expect(await top()).toBe(before)
      await form.teachers.fill('')
      await expect(page.getByText('Borrador guardado en este equipo')).toHaveCount(0)
    }
  })

  await test.step('the error summary links to the empty fields', async () => {
    await form.submit.tap()
    await expect(form.summary).toBeFocused()
    await expect(form.summary).toBeInViewport()
    await form.summary.getByRole('link', { name: /profesores es obligatorio/ }).tap()
    await expect(form.teachers).toBeFocused()
    await expect(form.teachers).toBeInViewport()
    await form.teachers.fill('1')
    await expect(form.teachers).not.toHaveAttribute('aria-invalid', 'true')
  })

  await form.changeService.tap()
  await main.getByRole('button', { name: 'Agregar Recorrido Memoria' }).tap()
  await main.getByRole('link', { name: 'Volver a mi solicitud' }).tap()
  await expectFormComplete(page)
  await form.date.fill(visit.date)
  await form.schedule('10:30').tap()
  await form.students(1).fill('20')
  await form.grade(1).selectOption('Secundaria')
  await form.addGroup.tap()
  await expect(form.students(2)).toBeInViewport()
  await form.students(2).fill('24')
  await form.group(2).getByRole('button', { name: 'Uno más' }).tap()
  await form.grade(2).selectOption('Preparatoria')
  await main.getByRole('button', { name: 'Uno más' }).and(main.locator('[aria-describedby$="-teachers-label"]')).tap()
  await form.parents.fill('3')
  await form.contact('WhatsApp').tap()
  await form.terms.tap()
  await expect(page.getByText('Tu precotización: $3,750.00 para 50 asistentes.')).toBeVisible()
  await form.submit.tap()

  await expect(page).toHaveURL(SENT_VISIT)
  await expect(main.getByRole('heading', { name: 'Solicitud enviada' })).toBeInViewport()
})
