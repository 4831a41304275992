import { newTeacher, signIn } from './support/people'
import { expect, test } from './support/test'

/** What only some people get: a page written at build must not show it before it knows who looks. */
const forVisitors = ['Crear cuenta gratuita', 'Regístrate', 'Crear cuenta y recibirla', 'Solicitar visita']

const pages: [path: string, heading: string][] = [
  ['/', 'Recordar abre puertas'],
  ['/login', 'Iniciar sesión'],
  ['/registro', 'Crea tu cuenta'],
  ['/recuperar-contrasenia', 'Recupera tu contraseña'],
  ['/servicios-escolares', 'Servicios escolares'],
  ['/requisitos', 'Requisitos de la visita'],
  ['/requisitos-patrocinio', 'Requisitos de patrocinio'],
  ['/sugerencias', 'Sugerencias para tu visita'],
  ['/ventajas-visita', 'Ventajas de la visita'],
  ['/VisitasEscolares', 'Visitas escolares'],
  ['/RecursosEducativos', 'Recursos educativos'],
  ['/justificacion-proyecto', 'Proyectos de visita'],
  ['/preguntas-frecuentes', 'Preguntas frecuentes'],
  ['/contacto', 'Contacto'],
  ['/terminos-condiciones', 'Términos y condiciones'],
  ['/responder-cuestionario', 'Cuestionario de visita'],
]

test.describe('before any script has arrived', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of pages) {
    test(`${path} shows its title and nothing that depends on who looks`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('form')).toHaveCount(0)
      for (const text of forVisitors) {
        for (const place of await page.getByText(text, { exact: true }).all()) await expect(place).toBeHidden()
      }
      await expect(page.getByRole('banner').getByText('Bienvenid@')).toHaveCount(0)
    })
  }
})

test('a written page comes to life without a correction that the browser would report', async ({ page }) => {
  for (const [path, heading] of pages) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
})

test('a signed-in teacher gets the own home page', async ({ page, request }) => {
  await signIn(page, await newTeacher(request))
  await page.goto('/')
  await expect(page.getByRole('banner').getByText(/^Bienvenid@/)).toBeVisible()
  await expect(page.getByText('Crear cuenta gratuita')).toHaveCount(0)
})
