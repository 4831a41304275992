import { newTeacher } from './support/people'
import { expect, test } from './support/test'
import { openVisitForm, visitForm } from './support/visitForm'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

test('20. On a phone, the visit form does not shift when the draft is stored, and scrolls to empty fields and new groups', async ({
  page,
  request,
}) => {
  test.slow()
  await openVisitForm(page, await newTeacher(request))
  const form = visitForm(page)

  await test.step('the message about the stored draft does not shift the layout', async () => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const top = () =>
        page
          .getByRole('heading', { name: 'Servicio', exact: true })
          .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
      const before = await top()
      await form.teachers.fill('2')
      await expect(page.getByText('Borrador guardado en este dispositivo')).toBeVisible()
      expect(await top()).toBe(before)
      await form.teachers.fill('')
      await expect(page.getByText('Borrador guardado en este dispositivo')).toHaveCount(0)
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

  await form.addGroup.tap()
  await expect(form.students(2)).toBeInViewport()
})
