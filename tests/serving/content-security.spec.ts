import type { Page } from '@playwright/test'

import { expect, test } from '../e2e/support/test'
import { openServer } from './openServer'

const VIOLATION = /Content Security Policy|violates the following|requires '?Trusted/

/** Starts another site, which the policy does not allow. The site answers every request with `html` and records it. */
async function strangeSite(html = '') {
  const visits: string[] = []
  const server = await openServer((request, response) => {
    visits.push(request.url ?? '')
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/html' }).end(html)
  })
  return { ...server, visits }
}

/** Opens the home page with injected HTML. */
async function openWith(page: Page, injected: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('<div id="root"', `${injected}<div id="root"`),
    })
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Runs a same-origin module, which the policy allows, to test what that module may do. */
async function runOwnFile(page: Page, code: string): Promise<void> {
  await page.route('/probe.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }))
  await page.evaluate(async (file) => void (await import(file)), '/probe.js')
}

const mark = (name: string) => `document.documentElement.dataset.ran='${name}'`

const ran = (page: Page) => page.evaluate(() => document.documentElement.dataset['ran'] ?? '')

test('The policy blocks every kind of injected script', async ({ page, allowConsole }) => {
  allowConsole(VIOLATION)
  const violations: string[] = []
  page.on('console', (message) => void (VIOLATION.test(message.text()) && violations.push(message.text())))
  await openWith(
    page,
    `<script>${mark('inline')}</script>
     <script src="data:text/javascript,${mark('data')}"></script>
     <img src="data:image/png;base64,AAAA" alt="" onerror="${mark('handler')}">
     <a href="javascript:${mark('address')}" id="bad">x</a>
     <iframe srcdoc="<script>parent.${mark('frame')}</script>"></iframe>`,
  )
  await page.locator('#bad').click()
  await runOwnFile(
    page,
    `const refused = (act) => { try { act(); return false } catch { return true } };
     const isRefused = [() => eval("${mark('eval')}"), () => { document.body.innerHTML = '<p>text</p>' }].map(refused);
     document.documentElement.dataset.refused = isRefused.join()`,
  )
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'true,true')
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(5)
  expect(await ran(page)).toBe('')
})

test('The policy blocks every request to an origin that is not configured', async ({
  page,
  allowConsole,
  allowOrigin,
}) => {
  const { origin, visits, close } = await strangeSite()
  // The browser logs each blocked attempt. The other server records requests that get through.
  allowOrigin(origin)
  allowConsole(VIOLATION)
  allowConsole(/Failed to load resource|net::ERR/)
  await page.goto('/')
  await runOwnFile(
    page,
    `const away = '${origin}';
     const add = (tag, values) => {
       try { document.body.append(Object.assign(document.createElement(tag), values)) } catch {}
     };
     add('img', { src: away + '/image' });
     add('script', { src: away + '/script' });
     add('link', { rel: 'stylesheet', href: away + '/style' });
     add('iframe', { src: away + '/frame' });
     add('video', { src: away + '/video' });
     add('object', { data: away + '/object' });
     navigator.sendBeacon(away + '/beacon', 'x');
     new WebSocket(away.replace('http', 'ws') + '/socket').onerror = () => undefined;
     fetch(away + '/fetch').catch(() => { document.documentElement.dataset.refused = 'fetch' });`,
  )
  await expect(page.locator('html')).toHaveAttribute('data-refused', 'fetch')
  await page.evaluate((action) => {
    const form = Object.assign(document.createElement('form'), { action, method: 'post' })
    document.body.append(form)
    form.submit()
  }, `${origin}/form`)
  await page.waitForTimeout(1000)
  expect(visits).toEqual([])

  // A direct request shows that the other server does record requests.
  await page.request.get(`${origin}/directly`)
  expect(visits).toEqual(['/directly'])
  close()
})
