import { newParent, newTeacher, startSession } from './support/people'
import { expect, test } from './support/test'
import { withoutTheApplication } from './support/writtenPage'

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

const softly = expect.configure({ soft: true })
const PHONE = { width: 390, height: 844 }

/** Pages behind sign-in, of which only the wall is written. */
const walls: [path: string, heading: string][] = [
  ['/mi-cuenta', 'Mi cuenta'],
  ['/solicitud-visita', 'Solicita tu visita'],
  ['/solicitud-patrocinio', 'Solicita un patrocinio'],
  ['/enviar-cuestionario', 'Enviar cuestionario'],
]

/** What only some people get, on the home page and in the bar above every page. */
const perVisitor = [
  {
    who: 'nobody',
    buttons: ['Crear cuenta gratuita', 'Responder cuestionario'],
    bar: ['Iniciar sesión', 'Cuestionarios'],
    later: [],
    pass: 1,
  },
  {
    who: 'a teacher',
    buttons: ['Solicitar visita', 'Enviar cuestionario'],
    bar: ['Solicitar visita', /^Bienvenid@ /],
    later: [],
    pass: 0,
  },
  // Whether there is a pass to see is known once the profile has arrived.
  { who: 'a parent', buttons: ['Responder cuestionario'], later: ['Ver mi pase'], bar: [/^Bienvenid@ /], pass: 0 },
] as const

for (const { who, buttons, later, bar, pass } of perVisitor) {
  test(`what was written is right for ${who} before the application runs, and stays so`, async ({ page, request }) => {
    if (who !== 'nobody')
      await startSession(page, await (who === 'a teacher' ? newTeacher(request) : newParent(request)))
    const own = async (expected: readonly string[]) => {
      const hero = page.locator('main section').first()
      const actions = hero.getByRole('link').or(hero.getByRole('button'))
      await expect(actions.filter({ visible: true })).toHaveText([...expected])
      const banner = page.getByRole('banner')
      const end = banner.getByRole('link').or(banner.getByRole('button')).filter({ visible: true })
      for (const name of bar) await expect(end.filter({ hasText: name })).toHaveCount(1)
      await expect(banner.getByText('Iniciar sesión').filter({ visible: true })).toHaveCount(who === 'nobody' ? 1 : 0)
      await expect(page.getByRole('heading', { name: 'Tu entrada de cortesía' })).toHaveCount(pass)
    }
    await withoutTheApplication(page)
    await page.goto('/')
    await own(buttons)
    await page.unroute('**/assets/*.js')
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await own([...later, ...buttons])
  })
}

test('what was written shows its title, and says nothing about somebody who is not there', async ({
  page,
  request,
}) => {
  await startSession(page, await newTeacher(request))
  await page.context().clearCookies()
  await withoutTheApplication(page)
  for (const [path, heading] of [...pages, ...walls]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      for (const place of await page.getByText(/Bienvenid@|Solicitar visita$/).all()) await expect(place).toBeHidden()
      for (const button of await page.locator('button[type=submit]').all()) await expect(button).toBeDisabled()
    })
  }
})

// The browser leaves out what is marked as below the fold until it comes near: what a phone shows at once must not be.
test('what was written passes over nothing that a phone has in sight', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await withoutTheApplication(page)
  // At the desk all is in sight.
  for (const [path] of [...pages, ...walls].filter(([address]) => address !== '/free-pass')) {
    await test.step(path, async () => {
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

test('behind a written wall begins the page of who is signed in; a visitor goes on to the sign-in', async ({
  page,
  request,
}) => {
  for (const [path] of walls) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  }
  await startSession(page, await newTeacher(request))
  await page.goto('/')
  await expect(
    page
      .getByRole('banner')
      .getByText(/^Bienvenid@/)
      .filter({ visible: true }),
  ).toHaveCount(1)
  await expect(page.getByText('Crear cuenta gratuita')).toHaveCount(0)
  for (const [path, heading] of walls) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-live', '')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toHaveCount(1)
    await expect(page.locator('main form').first()).toBeVisible()
  }
})

test('nothing above the fold moves when the application starts', async ({ browser, baseURL }) => {
  const options = { ...(baseURL !== undefined && { baseURL }), viewport: PHONE }
  const [still, live] = await Promise.all(
    ['still', 'live'].map(async () => (await browser.newContext(options)).newPage()),
  )
  if (!still || !live) throw new Error('No page')
  await withoutTheApplication(still)
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
  ['a phone', PHONE, [...pages.map(([path]) => path), '/responder-cuestionario?codigo=1102']],
  // Where its two columns share their lines.
  ['a tablet', { width: 768, height: 1024 }, ['/ventajas-visita']],
  ['a computer', { width: 1440, height: 900 }, pages.map(([path]) => path)],
] as const) {
  test(`on ${screen} a written page comes to life without a shift that a person would see`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Each is opened as if it were the first: fonts and scripts come over the network.
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('html')).toHaveAttribute('data-live', '')
      const shifts = await page.evaluate<number[]>('shifts')
      softly(
        shifts.reduce((sum, shift) => sum + shift, 0),
        path,
      ).toBeLessThan(0.01)
    }
  })
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
    })
    const page = await context.newPage()
    await withoutTheApplication(page)
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
