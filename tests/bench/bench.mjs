/**
 * npm run bench: measures loading and reaction times on a cheap phone (slow 4G, CPU throttled 4×). nginx serves the
 * production build over HTTPS with HTTP/2, as deployed; the first visits are also measured over HTTP/1.1. Prints
 * medians of interleaved runs next to three baselines: a static form, the same form with the weight of our page, and a
 * minimal form made with the same libraries. Then prints the measurements that have a goal. Fails only on broken pages,
 * because measurements depend on the machine.
 * Options after `--`: `--only usable,navigation,reaction,repeat`, `--runs 5`, `--port 4473`.
 */
import { spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { chromium, devices } from '@playwright/test'
import { build } from 'vite'

import { findChromium } from '../e2e/support/findChromium.mjs'
import { makeCertificate, openNginx, requireNginx } from '../serving/nginx.mjs'
import { brotlied } from './sizes.mjs'

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(page: Page) => Promise<unknown>} Act */
/** @typedef {Record<string, number>} Figures in ms, except `shifts`, `requests` and `KiB` */
/** @typedef {{ row: string, column: string, goal: number }} Goal */

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'usable,navigation,reaction,repeat' },
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '4473' },
  },
})
const [runs, port] = [Number(values.runs), Number(values.port)]
const root = resolve(import.meta.dirname, '../..')
const folder = join(root, `.embedded-api/bench-${port}`)
const site = `https://localhost:${port + 2}`
const floor = `https://localhost:${port + 3}`

const SLOW_4G = { offline: false, latency: 562, downloadThroughput: 184_000, uploadThroughput: 84_000 }
/** The waits before a tap on a link, and for a page to become idle, in ms. */
const [LOOKED_AT, AT_REST] = [2000, 1000]
/** The idle time in ms after which prefetching counts as finished. Longer than the app's delay before prefetching. */
const PREFETCHED = 2500
/** A seeded teacher. The id is also the class code. */
const TEACHER = { email: 'jorge.hernandez@escuela.example.mx', password: 'Tolerancia2025', id: 51_102 }

/** The measured pages, each with its main control. @type {Record<string, [address: string, control: string]>} */
const PAGES = {
  'static form': [`${floor}/form.html`, '#email'],
  'static form of our weight': [`${floor}/heavy-form.html`, '#email'],
  'floor form': [`${floor}/formulario`, '#name'],
  home: [`${site}/`, 'main section a'],
  login: [`${site}/login`, '[name=email]'],
  registration: [`${site}/registro`, '[name=profile_id]'],
  questionnaire: [`${site}/responder-cuestionario`, 'main [type=radio]'],
  'questionnaire with a code': [`${site}/responder-cuestionario?codigo=${TEACHER.id}`, 'main [type=submit]:enabled'],
  desk: [`${site}/free-pass?fullname=Ana&token_qr=abc12345&userId=7`, 'main button:enabled'],
}

/**
 * The links to tap. `control` is a field of the page that the link opens.
 * @type {Record<string, [from: string, link: string, to: string, control: string]>}
 */
const TAPS = {
  'home → registration': ['/', 'Crear cuenta', '/registro', '[name=profile_id]'],
  'login → password request': ['/login', '¿Olvidaste tu contraseña?', '/recuperar-contrasenia', '[name=email]'],
  'visits → visit request': ['/VisitasEscolares', 'Solicitar visita', '/solicitud-visita', '[name=schedule_id]'],
}

/** Upper limits by table, row and column. Times are in ms. @type {Record<string, Goal[]>} */
const GOALS = {
  usable: [
    ...['home', 'login', 'registration', 'questionnaire'].flatMap((page) => [
      { row: page, column: '× floor', goal: 1.25 },
      { row: page, column: '× static', goal: 1.1 },
      { row: page, column: 'CPU × floor', goal: 1.5 },
    ]),
    { row: 'questionnaire with a code', column: 'usable ÷ alive', goal: 1.02 },
    { row: 'desk', column: 'usable ÷ alive', goal: 1.05 },
    { row: 'home', column: 'requests', goal: 26 },
    ...['login', 'registration', 'questionnaire'].map((row) => ({ row, column: 'requests', goal: 24 })),
  ],
  navigation: [
    { row: 'home → registration', column: 'field', goal: 300 },
    { row: 'login → password request', column: 'field', goal: 300 },
    { row: 'visits → visit request', column: 'field', goal: 500 },
  ],
  repeat: [
    { row: 'home', column: 'alive', goal: 900 },
    { row: 'visit request', column: 'usable', goal: 900 },
  ],
}

const manyAddresses = Array.from({ length: 500 }, (_, index) => `alumno${index + 1}@escuela.example.mx`).join(' ')
const manySchools = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index + 1),
  type: 'schools',
  attributes: { name: `Escuela Secundaria Técnica ${index + 1}` },
}))

/** @type {(page: Page, name: string) => import('@playwright/test').Locator} */
const button = (page, name) => page.getByRole('button', { name })
const teacherProfile = (/** @type {Page} */ page) => page.getByRole('radio', { name: 'Profesor' })
const emails = (/** @type {Page} */ page) => page.getByRole('textbox', { name: 'Correos de los estudiantes' })

/** The measured actions, with their preparation. @type {Record<string, [path: string, act: Act, before?: Act]>} */
const ACTS = {
  'visit request: add a group': ['/solicitud-visita', (page) => button(page, 'Agregar grupo').tap()],
  'visit request: send it empty': ['/solicitud-visita', (page) => button(page, 'Enviar solicitud').tap()],
  'registration: choose Profesor': ['/registro', (page) => teacherProfile(page).tap()],
  'registration: look for one of 10,000 schools': [
    '/registro',
    (page) => page.getByRole('combobox', { name: /^Escuela/ }).pressSequentially('tecnica'),
    (page) => teacherProfile(page).tap(),
  ],
  'mailing: one address more than 500': [
    '/enviar-cuestionario',
    (page) => emails(page).pressSequentially('luz@correo.mx '),
    (page) => emails(page).evaluate(paste, manyAddresses),
  ],
}

requireNginx()
rmSync(folder, { recursive: true, force: true })
const stop = await serve()
const browser = await openBrowser()
const http1Browser = await openBrowser('--disable-http2')

/** Opens a browser that trusts the certificate, because Chromium caches nothing from a site that it does not trust. */
async function openBrowser(/** @type {string[]} */ ...flags) {
  const { publicKey } = new X509Certificate(readFileSync(join(folder, 'localhost.crt')))
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  const all = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...flags]
  return chromium.launch({
    executablePath: findChromium(),
    args: [...all, `--ignore-certificate-errors-spki-list=${key}`],
  })
}

/** Opens a new emulated phone, optionally signed in as the teacher. */
async function newPhone({ isTeacher = false, browser: from = browser } = {}) {
  const context = await from.newContext(devices['Pixel 5'])
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  const slowProcessor = () => devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (isTeacher) {
    await page.goto(`${site}/login`)
    await page.getByLabel('Correo electrónico').fill(TEACHER.email)
    await page.getByLabel('Contraseña', { exact: true }).fill(TEACHER.password)
    await page.locator('form').getByRole('button', { name: 'Iniciar sesión' }).click()
    await page.waitForURL(`${site}/`)
  }
  return {
    page,
    slowProcessor,
    slowDown: () => Promise.all([slowProcessor(), devTools.send('Network.emulateNetworkConditions', SLOW_4G)]),
    close: () => context.close(),
  }
}

/**
 * Runs before the page's scripts. Records when the control becomes visible, when the page is hydrated, the layout
 * shifts, and the slowest reaction to a key or tap. Uses no timers and no animation frames, because on a slow processor
 * they would delay the page.
 * @param {string} control
 */
function watch(control) {
  const figures = { usable: 0, alive: 0, shifts: 0, reaction: 0 }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) figures.shifts += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
  const reactions = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.reaction = Math.max(figures.reaction, duration)
  })
  // A variable avoids TypeScript's excess property check, because the DOM types omit durationThreshold.
  const events = { type: 'event', buffered: true, durationThreshold: 16 }
  reactions.observe(events)
  const isSeen = () =>
    figures.usable === 0 && control !== '' && (document.querySelector(control)?.getBoundingClientRect().height ?? 0) > 0
  let isPainted = false
  new PerformanceObserver((list) => {
    const [first] = list.getEntriesByName('first-contentful-paint')
    if (!first) return
    isPainted = true
    if (isSeen()) figures.usable = first.startTime
  }).observe({ type: 'paint', buffered: true })
  const whenAlive = new Promise((done) => {
    const changes = new MutationObserver(() => {
      if (isPainted && isSeen()) figures.usable = performance.now()
      if (figures.alive > 0 || !document.querySelector('html[data-live]')) return
      figures.alive = performance.now()
      done(undefined)
    })
    changes.observe(document, { subtree: true, childList: true, attributeFilter: ['data-live', 'disabled', 'hidden'] })
    // The static forms have no scripts.
    addEventListener('load', () => document.scripts.length === 0 && done(undefined))
  })
  Object.assign(window, { figures, whenAlive })
}

/**
 * Returns the time in ms from the end of the next tap until the control of the next page is visible. Measured in the
 * page, because Playwright takes longer for its own checks than the page for its work.
 * @param {string} control
 * @returns {Promise<number>}
 */
function timeToNext(control) {
  return new Promise((done) => {
    addEventListener('pointerup', ({ timeStamp }) => {
      new MutationObserver((_changes, observer) => {
        if ((document.querySelector(control)?.getBoundingClientRect().height ?? 0) === 0) return
        observer.disconnect()
        done(performance.now() - timeStamp)
      }).observe(document, { subtree: true, childList: true, attributes: true })
    })
  })
}

/** @param {Element} field @param {string} text */
function paste(field, text) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** @param {Page} page @returns {Promise<Figures>} */
const figuresOf = (page) => page.evaluate(() => Reflect.get(window, 'figures'))

/**
 * Counts a page's requests. `untilRest` resolves once no request has been pending for PREFETCHED ms.
 * @param {Page} page
 */
function followRequests(page) {
  const counted = { requests: 0, bytes: 0 }
  const underWay = new Set()
  let lastChange = Date.now()
  /** @param {() => unknown} change */
  const note = (change) => {
    change()
    lastChange = Date.now()
  }
  page.on('request', (request) => note(() => underWay.add(request)))
  page.on('requestfailed', (request) => note(() => underWay.delete(request)))
  page.on('requestfinished', async (request) => {
    note(() => underWay.delete(request))
    counted.requests += 1
    counted.bytes += await request.sizes().then(
      ({ responseBodySize }) => Math.max(0, responseBodySize),
      () => 0,
    )
  })
  const untilRest = async () => {
    while (underWay.size > 0 || Date.now() - lastChange < PREFETCHED) await wait(100)
  }
  return { counted, untilRest }
}

/** @param {Page} page @param {string} address @param {string} control @returns {Promise<Figures>} */
async function open(page, address, control) {
  const { counted, untilRest } = followRequests(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Performance.enable')
  await page.addInitScript(watch, control)
  await page.goto(address, { waitUntil: 'commit' })
  await page.evaluate(() => Reflect.get(window, 'whenAlive'))
  const { metrics } = await devTools.send('Performance.getMetrics')
  const busy = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN
  await page.locator(control).first().waitFor()
  await untilRest()
  const { usable = NaN, alive = NaN, shifts = NaN } = await figuresOf(page)
  return { usable, alive, CPU: busy * 1000, CLS: shifts, requests: counted.requests, KiB: counted.bytes / 1024 }
}

async function measureUsable() {
  const measured = await interleaved(PAGES, async ([address, control]) => {
    const phone = await newPhone()
    await phone.slowDown()
    const figures = await open(phone.page, address, control)
    await phone.close()
    const http1Phone = await newPhone({ browser: http1Browser })
    await http1Phone.slowDown()
    const { usable = NaN, alive = NaN } = await open(http1Phone.page, address, control)
    await http1Phone.close()
    return { ...figures, 'usable, HTTP/1.1': usable, 'alive, HTTP/1.1': alive }
  })
  const still = measured.get('static form of our weight') ?? {}
  const least = measured.get('floor form') ?? {}
  for (const [name, figures] of measured) {
    const { usable = NaN, alive = NaN, CPU = NaN } = figures
    const ratios = {
      '× static': usable / (still['usable'] ?? NaN),
      '× floor': alive / (least['alive'] ?? NaN),
      'CPU × floor': CPU / (least['CPU'] ?? NaN),
      'usable ÷ alive': usable / alive,
    }
    measured.set(name, { ...figures, ...ratios })
  }
  print('Until a page can be used, for the first time', measured)
  return measured
}

async function measureNavigation() {
  const measured = await interleaved(TAPS, async ([from, link, to, control]) => {
    const { page, slowDown, close } = await newPhone({ isTeacher: to === '/solicitud-visita' })
    await slowDown()
    await page.goto(site + from, { waitUntil: 'networkidle' })
    const target = page.getByRole('main').getByRole('link', { name: link }).first()
    await target.scrollIntoViewIfNeeded()
    await wait(LOOKED_AT)
    const [field] = await Promise.all([page.evaluate(timeToNext, control), target.tap()])
    await page.waitForURL(site + to)
    await close()
    return { field }
  })
  print('From a tap to the field of the next page, after 2 s', measured)
  return measured
}

async function measureReaction() {
  const measured = await interleaved(ACTS, async ([path, act, before]) => {
    const { page, slowProcessor, close } = await newPhone({ isTeacher: path !== '/registro' })
    await page.route('**/api/v1/schools?*', (route) => route.fulfill({ json: { data: manySchools } }))
    await page.addInitScript(watch, '')
    await page.goto(site + path, { waitUntil: 'networkidle' })
    await slowProcessor()
    await before?.(page)
    await wait(AT_REST)
    await page.evaluate(() => Object.assign(Reflect.get(window, 'figures'), { reaction: 0 }))
    await act(page)
    await wait(AT_REST)
    const { reaction = NaN } = await figuresOf(page)
    await close()
    return { reaction }
  })
  print('The slowest reaction to a key or tap (0: under 16 ms)', measured)
  return measured
}

async function measureRepeat() {
  /** @type {Record<string, [address: string, control: string]>} */
  const pages = {
    'static form of our weight': [`${floor}/heavy-form.html`, '#email'],
    home: [`${site}/`, 'main a[href="/solicitud-visita-confirmacion"]'],
    'visit request': [`${site}/solicitud-visita`, 'main form'],
  }
  const measured = await interleaved(pages, async ([address, control]) => {
    const phone = await newPhone({ isTeacher: true })
    // Over HTTP/1.1, a navigation during prefetching would wait for one of the six connections.
    const { untilRest } = followRequests(phone.page)
    await phone.page.goto(address)
    await untilRest()
    await phone.slowDown()
    const figures = await open(phone.page, address, control)
    await phone.close()
    return figures
  })
  print('Signed in, with the files in the cache', measured)
  return measured
}

/**
 * Returns each subject's medians. Interleaves the runs, so that other load on the machine affects all subjects
 * equally.
 * @template Subject
 * @param {Record<string, Subject>} subjects
 * @param {(subject: Subject) => Promise<Figures>} measure
 */
async function interleaved(subjects, measure) {
  /** @type {[string, Subject, Figures[]][]} */
  const all = Object.entries(subjects).map(([name, subject]) => [name, subject, []])
  for (let run = 0; run < runs; run += 1) {
    for (const [name, subject, figures] of all) {
      try {
        figures.push(await measure(subject))
      } catch (error) {
        process.exitCode = 1
        console.log(`BROKEN ${name}: ${String(error)}`)
        // A page that stays open would slow down the next row.
        await Promise.all([browser, http1Browser].flatMap((one) => one.contexts()).map((context) => context.close()))
      }
    }
  }
  return new Map(all.map(([name, , figures]) => [name, medians(figures)]))
}

/** @param {Figures[]} figures @returns {Figures} */
function medians(figures) {
  const middle = (/** @type {string} */ name) =>
    figures.map((one) => one[name] ?? 0).sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
  return Object.fromEntries(Object.keys(figures[0] ?? {}).map((name) => [name, middle(name)]))
}

/** @param {number} figure */
const round = (figure) => Number(figure.toFixed(figure < 10 ? 2 : 0))

/** @param {string} title @param {Iterable<readonly [string, Figures]>} measured */
function print(title, measured) {
  console.log(`\n${title}, median of ${runs}`)
  const rows = [...measured].map(([name, figures]) => {
    return [name, Object.fromEntries(Object.entries(figures).map(([column, figure]) => [column, round(figure)]))]
  })
  console.table(Object.fromEntries(rows))
}

/** @param {Map<string, Map<string, Figures>>} results */
function printGoals(results) {
  const rows = [...results].flatMap(([part, measured]) =>
    (GOALS[part] ?? []).map(({ row, column, goal }) => {
      const figure = round(measured.get(row)?.[column] ?? NaN)
      return [`${row}, ${column}`, { measured: figure, goal, missed: figure <= goal ? '' : '!' }]
    }),
  )
  console.log('\nFigures with a goal')
  console.table(Object.fromEntries(rows))
}

/**
 * Writes a form with the weight of the registration page's HTML. The weight is a comment of random characters, which
 * are the same on every run.
 * @param {string} dist @param {string} floorDist
 */
function writeHeavyForm(dist, floorDist) {
  const weight = brotlied(readFileSync(join(dist, 'registro/index.html')))
  const form = readFileSync(join(import.meta.dirname, 'floor/public/form.html'), 'utf8')
  const parts = Array.from({ length: Math.ceil(weight / 32) }, (_, index) =>
    createHash('sha256').update(String(index)).digest('base64'),
  )
  const heavy = form.replace('<main>', `<!-- ${parts.join('')} --><main>`)
  writeFileSync(join(floorDist, 'heavy-form.html'), heavy)
  writeFileSync(join(floorDist, 'heavy-form.html.br'), brotliCompressSync(heavy))
}

/**
 * Builds the application and the baseline, and serves both by nginx, with the embedded API behind it.
 * @returns {Promise<() => void>} stops the servers
 */
async function serve() {
  const [dist, floorDist] = [join(folder, 'dist'), join(folder, 'floor')]
  // These override the developer's .env.
  const settings = { API_URL: '', VITE_API_URL: '', VITE_MUSEUM_MAP_EMBED_URL: '', EMBEDDED_API_FILE: ':memory:' }
  Object.assign(process.env, settings, { VITE_CONTENT_SITE_URL: `http://localhost:${port + 1}` })
  await build({ root, logLevel: 'error', build: { outDir: dist, emptyOutDir: true } })
  const configFile = join(import.meta.dirname, 'floor/vite.config.ts')
  await build({ configFile, logLevel: 'error', build: { outDir: floorDist, emptyOutDir: true } })
  writeHeavyForm(dist, floorDist)
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', String(port), '--outDir', dist]
  const api = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const certificate = makeCertificate(folder)
  const nginx = await Promise.all(
    [dist, floorDist].map((SITE_ROOT, index) =>
      openNginx(folder, String(index), {
        ...certificate,
        API_URL: `http://127.0.0.1:${port}`,
        SITE_ROOT,
        SITE_NAME: `localhost:${port + 2 + index}`,
        SITE_HTTPS_LISTEN: `127.0.0.1:${port + 2 + index}`,
        SITE_LISTEN: `127.0.0.1:${port + 4 + index}`,
      }),
    ),
  )
  while (!(await fetch(`http://localhost:${port}`).catch(() => null))?.ok) await wait(100)
  return () => {
    for (const close of nginx) close()
    api.kill()
  }
}

const parts = { usable: measureUsable, navigation: measureNavigation, reaction: measureReaction, repeat: measureRepeat }
console.log(`Chromium ${browser.version()} · Node ${process.version}`)
const results = new Map()
for (const [name, measure] of Object.entries(parts)) {
  if (values.only.split(',').includes(name)) results.set(name, await measure())
}
printGoals(results)
await Promise.all([browser.close(), http1Browser.close()])
stop()
