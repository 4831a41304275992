import { median, report, seen, signInTeacher, slowDown } from './application.mjs'

const routes = ['/', '/login', '/registro', '/terminos-condiciones', '/servicios-escolares', '/solicitud-visita']
const LCP_BUDGET = 2000
const CLS_BUDGET = 0.01
const TBT_BUDGET = 100
const QUIET = 1500

/** Runs in the page, before anything of it. */
function observe() {
  const figures = { lcp: 0, cls: 0, tbt: 0 }
  Object.assign(window, { seen: figures })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
        figures.cls += Number(entry.value)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.tbt += Math.max(0, entry.duration - 50)
  }).observe({ type: 'longtask', buffered: true })
}

/** @param {import('./application.mjs').Application} application @param {string} route */
async function loadOnce({ newPhone, url }, route) {
  const page = await newPhone()
  if (route === '/solicitud-visita') await signInTeacher(page, url)
  await page.goto('about:blank')
  let requests = 0
  let bytes = 0
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1
    bytes += encodedDataLength
  })
  await slowDown(page)
  await page.addInitScript(observe)
  await page.goto(url + route, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET)
  const [lcp, cls, tbt] = [await seen(page, 'lcp'), await seen(page, 'cls'), await seen(page, 'tbt')]
  await page.context().close()
  return { requests, bytes, lcp, cls, tbt }
}

/** Cold loads of each route: requests, bytes on the wire, LCP, CLS, TBT. @param {import('./application.mjs').Application} application @param {number} runs */
export async function measureLoads(application, runs) {
  console.log(`\nCold load, slow 4G and CPU ÷ 4, median of ${runs}`)
  for (const route of routes) {
    /** @type {Awaited<ReturnType<typeof loadOnce>>[]} */
    const figures = []
    for (let run = 0; run < runs; run += 1) figures.push(await loadOnce(application, route))
    const of = (/** @type {'requests' | 'bytes' | 'lcp' | 'cls' | 'tbt'} */ name) =>
      median(figures.map((one) => one[name]))
    console.log(`     ${route}: ${of('requests')} requests, ${(of('bytes') / 1024).toFixed(1)} KiB`)
    report(`${route} LCP`, of('lcp'), LCP_BUDGET, 'ms')
    report(`${route} CLS`, of('cls'), CLS_BUDGET, '')
    report(`${route} TBT`, of('tbt'), TBT_BUDGET, 'ms')
  }
}
