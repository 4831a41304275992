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
  ['/free-pass', 'Entrada de cortesía'],
]

const PHONE = { width: 390, height: 844 }

/** Pages behind sign-in, of which only the wall is written. */
const walls: [path: string, heading: string][] = [
  ['/mi-cuenta', 'Mi cuenta'],
  ['/solicitud-visita', 'Solicita tu visita'],
  ['/solicitud-patrocinio', 'Solicita un patrocinio'],
  ['/enviar-cuestionario', 'Enviar cuestionario'],
]

test.describe('before any script has arrived', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading] of [...pages, ...walls]) {
    test(`${path} shows its title and nothing that depends on who looks`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      // The questionnaire's stands around its note already, with nothing in it that could be used.
      await expect(page.locator('form')).toHaveCount(path === '/responder-cuestionario' ? 1 : 0)
      await expect(page.locator('form').locator('input, select, textarea, button:enabled')).toHaveCount(0)
      for (const text of forVisitors) {
        for (const place of await page.getByText(text, { exact: true }).all()) await expect(place).toBeHidden()
      }
      await expect(page.getByRole('banner').getByText('Bienvenid@')).toHaveCount(0)
    })
  }
})

// The first frame passes over what is marked as below the fold: what a phone shows at once must not be.
test.describe('on a phone, before any script has arrived', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  // At the desk all is in sight.
  for (const [path] of [...pages, ...walls].filter(([address]) => address !== '/free-pass')) {
    test(`${path} passes over nothing that is in sight`, async ({ page }) => {
      await page.goto(path)
      const tops = await page
        .locator('.below-fold')
        .evaluateAll((parts) => parts.map((part) => [part.textContent.slice(0, 30), part.getBoundingClientRect().top]))
      expect(tops).not.toEqual([])
      expect(tops.filter(([, top]) => Number(top) < PHONE.height)).toEqual([])
    })
  }
})

test('a written page comes to life without a correction that the browser would report', async ({ page }) => {
  // Without a pass in its address, the desk's page says so as soon as it can read it.
  for (const [path, heading] of pages.filter(([written]) => written !== '/free-pass')) {
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

for (const [path, heading] of walls) {
  test(`${path} begins where its written wall stood`, async ({ page, request }) => {
    await signIn(page, await newTeacher(request))
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
    await expect(page.locator('main form').first()).toBeVisible()
  })

  test(`${path} leads a visitor to the sign-in page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  })
}

test('nothing above the fold moves when the application starts', async ({ browser, baseURL }) => {
  const options = { ...(baseURL !== undefined && { baseURL }), viewport: PHONE }
  const [still, live] = await Promise.all(
    [false, true].map(async (javaScriptEnabled) =>
      (await browser.newContext({ ...options, javaScriptEnabled })).newPage(),
    ),
  )
  if (!still || !live) throw new Error('No page')
  for (const [path] of pages.filter(([written]) => written !== '/free-pass')) {
    await still.goto(path)
    await live.goto(path, { waitUntil: 'networkidle' })
    await expect(live.locator('html')).toHaveAttribute('data-live', '')
    for (const place of ['main h1', 'main p.lead']) {
      if ((await still.locator(place).count()) === 0) continue
      expect(await live.locator(place).first().boundingBox(), `${path} ${place}`).toEqual(
        await still.locator(place).first().boundingBox(),
      )
    }
  }
  await still.context().close()
  await live.context().close()
})

for (const [screen, viewport, paths] of [
  ['a phone', PHONE, pages.map(([path]) => path)],
  // Where its two columns share their lines.
  ['a tablet', { width: 768, height: 1024 }, ['/ventajas-visita']],
  ['a computer', { width: 1440, height: 900 }, pages.map(([path]) => path)],
] as const) {
  for (const path of paths) {
    test(`on ${screen}, ${path} comes to life without a shift that a person would see`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('data-live', '')
      const shifts = await page.evaluate<number[]>('shifts')
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    })
  }
}

for (const path of ['/', '/login']) {
  test(`what has arrived of ${path} stays in its place when more of it comes`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      viewport: PHONE,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    const written = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const placesIn = async (html: string) => {
      await page.route(path, (route) => route.fulfill({ body: html, contentType: 'text/html' }))
      await page.goto(path)
      const found = await page.locator('main').locator('h1, p, img').all()
      return Promise.all(found.map((place) => place.boundingBox()))
    }

    const places = await placesIn(written)
    const main = written.indexOf('<main')
    const cuts = [...written.slice(main).matchAll(/<\/(?:h1|p|picture|div)>/g)].slice(0, 5)
    for (const { 0: tag, index } of cuts) {
      const arrived = await placesIn(written.slice(0, main + index + tag.length))
      expect(arrived.length).toBeGreaterThan(0)
      expect(arrived).toEqual(places.slice(0, arrived.length))
    }
    await context.close()
  })
}
