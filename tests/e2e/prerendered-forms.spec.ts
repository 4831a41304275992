import { seededAccounts } from '@/mocks/embeddedApi'
import { expectAccessible } from './support/accessibility'
import { openPrerendered, runs } from './support/prerenderedPage'
import { expect, test } from './support/test'
import { invalidHtml } from './support/validity'

const { teacherWithVisit } = seededAccounts

const forms = [
  '/login',
  '/recuperar-contrasenia',
  '/contacto',
  '/registro',
  `/responder-cuestionario?codigo=${teacherWithVisit.id}`,
]

test('Prerendered forms are valid and accessible before hydration', async ({ page }) => {
  test.slow()
  for (const path of forms) {
    await test.step(path, async () => {
      await openPrerendered(page, path)
      expect(await invalidHtml(page)).toEqual([])
      await expectAccessible(page)
    })
  }
})

test('80. A role chosen and a code typed before hydration reveal the teacher', async ({ page }) => {
  const startApplication = await openPrerendered(page, '/responder-cuestionario')
  await expect(page.getByLabel('Código de profesor')).toBeHidden()
  await page.getByText('Sí', { exact: true }).click()
  await page.getByLabel('Código de profesor').pressSequentially(String(teacherWithVisit.id))
  await startApplication()
  await runs(page)
  await expect(page.getByText(/^Jorge Luis Maximiliano .* Zavala-Iturbe$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Comenzar' })).toBeEnabled()
})

test('80. A profile chosen before hydration opens the rest of the registration form', async ({ page }) => {
  const startApplication = await openPrerendered(page, '/registro')
  await page.getByText('Padre de Familia', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled()
  await startApplication()
  await runs(page)
  await expect(page.getByRole('radio', { name: 'Padre de Familia' })).toBeChecked()
  await expect(page.getByLabel('Correo electrónico')).toBeVisible()
})

test('Accordions, menus and links work before hydration; other buttons stay disabled until hydration', async ({
  page,
}) => {
  const startApplication = await openPrerendered(page, '/preguntas-frecuentes')
  const [first, price] = [
    page.getByText(/En «Solicitar visita» elige/),
    page.getByText(/^El precio del servicio por el total/),
  ]
  await expect(first).toBeVisible()
  await page.getByText('¿Cuánto cuesta la visita?').click()
  await expect(price).toBeVisible()
  await expect(first).toBeHidden()
  await startApplication()
  await runs(page)
  await expect(page.getByText(/^Va de \$\d+ a \$\d+ por\spersona/)).toBeVisible()
  await expect(price).toBeVisible()
  await expect(first).toBeHidden()

  for (const isPhone of [false, true]) {
    if (isPhone) await page.setViewportSize({ width: 390, height: 844 })
    const startSuggestions = await openPrerendered(page, '/sugerencias')
    if (isPhone) await page.getByText('Menú', { exact: true }).click()
    await page.locator('summary:visible', { hasText: 'Visitas Escolares' }).click()
    const requirements = page.getByRole('banner').getByRole('link', { name: 'Requisitos' })
    await expect(requirements).toBeVisible()
    await startSuggestions()
    await runs(page)
    await expect(requirements).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(requirements).toBeHidden()
  }

  await openPrerendered(page, '/sugerencias')
  await page.getByRole('link', { name: 'Contáctanos' }).press('Enter')
  await expect(page).toHaveURL('/contacto')

  const startLogin = await openPrerendered(page, '/login')
  const show = page.getByRole('button', { name: 'Mostrar contraseña' })
  await expect(show).toBeDisabled()
  await startLogin()
  await show.click()
  await expect(page.getByRole('button', { name: 'Ocultar contraseña' })).toBeVisible()
})
