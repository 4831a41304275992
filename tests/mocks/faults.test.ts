import { beforeEach, expect, test } from 'vitest'

import { seededAccounts } from '@/mocks/seed/accounts'
import { at } from '../support/mockApi.ts'
import { registration } from '../support/mockPayloads.ts'
import { browser, json, previewForAll, startHttp, startServer } from '../support/mockServers.ts'

const app = previewForAll()
let send = browser()

beforeEach(() => {
  send = browser()
})

const api = (path: string) => `${app.origin}/api/v1${path}`
const ask = (fault: unknown) => send(`${app.origin}/__faults`, json(fault))
const received = async (query = ''): Promise<unknown> => (await send(`${app.origin}/__requests${query}`)).json()
async function answerTo(path: string, init?: RequestInit) {
  const answer = await send(api(path), init)
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() }
}

test('a fault affects only the browser that set the fault, and only the given number of times', async () => {
  expect((await ask({ path: '/themes', status: 503, times: 1 })).status).toBe(201)
  expect((await fetch(api('/themes'))).status).toBe(200)
  const struck = await answerTo('/themes?locale=es')
  expect([struck.status, JSON.parse(struck.text)]).toEqual([503, { status: 503, error: 'Service Unavailable' }])
  expect((await answerTo('/themes')).status).toBe(200)
})

test('a fault applies only to its method and path, in which * matches one segment', async () => {
  await ask({ method: 'GET', path: '/users/*', status: 404 })
  await ask({ path: '/api/v1/appointments/*/generate_pdf', status: 500 })
  expect((await answerTo('/users/101101')).status).toBe(404)
  expect((await answerTo('/users/sign_in', json({}))).status).toBe(400)
  expect((await answerTo('/appointments/20417/generate_pdf')).status).toBe(500)
  expect((await answerTo('/appointments/20417/send_appointment')).status).toBe(401)
  await ask({ path: 'content:/wp-json/custom/v1/set-session', status: 500, times: 1 })
  const session = `${app.contentSite}/wp-json/custom/v1/set-session`
  expect((await send(session, json({ id: 1 }))).status).toBe(500)
  expect((await send(session, json({ id: 1 }))).status).toBe(200)
})

test.each([
  [
    { status: 422, json: { error: 'No hay lugar.' } },
    { status: 422, text: '{"error":"No hay lugar."}' },
  ],
  [{ status: 401 }, { status: 401, text: expect.stringMatching(/^\{"errors":\[\{"status":"401"/) as unknown }],
  [{ body: 'html' }, { status: 502, type: 'text/html', text: expect.stringContaining('502 Bad Gateway') as unknown }],
  [
    { status: 200, body: 'empty' },
    { status: 200, text: '' },
  ],
  [{ body: 'truncated' }, { status: 200, text: expect.stringMatching(/^\{"data":\[\{"id":"1".*[^\]}]$/) as unknown }],
])('the fault %j returns its response', async (fault, answer) => {
  await ask({ path: '/themes', delay: 5, ...fault })
  expect(await answerTo('/themes')).toMatchObject(answer)
})

test('a dropped connection loses the request or only the response; the request log lists received requests', async () => {
  for (const drop of ['before', 'after']) {
    await ask({ path: '/users', drop, times: 1 })
    await expect(send(api('/users'), json(registration))).rejects.toThrow('fetch failed')
  }
  // The second request was handled, so the e-mail address is taken now.
  const third = await answerTo('/users', json(registration))
  expect(third).toMatchObject({ status: 422, text: expect.stringContaining('El email ya está en uso.') as unknown })
  await answerTo('/schedules?page[number]=1', { headers: { Authorization: 'Bearer inventado' } })
  const sent = { method: 'POST', path: '/users', authorization: null, body: registration }
  const unauthorized = {
    method: 'GET',
    path: '/schedules?page[number]=1',
    authorization: 'Bearer inventado',
    body: null,
  }
  expect(await received()).toMatchObject([sent, sent, sent, unauthorized])
  await send(`${app.contentSite}/wp-json/custom/v1/logout/`, json({}))
  expect(at(await received('?site=content'), 0, 'path')).toBe('/wp-json/custom/v1/logout/')
  expect((await send(`${app.origin}/__requests`, { method: 'DELETE' })).status).toBe(204)
  expect(await received()).toEqual([])
})

test('faults of the clock and of the connection status affect only the script /__odd-browser.js, and a newer value replaces the older value', async () => {
  const script = async () => (await send(`${app.origin}/__odd-browser.js`)).text()
  await ask({ pageClock: -10_000, onLine: false })
  await ask({ pageClock: 5000 })
  expect((await answerTo('/themes')).status).toBe(200)
  expect(await script()).toMatch(/"pageClock":5000.*"onLine":false|"onLine":false.*"pageClock":5000/s)
  expect(await (await fetch(`${app.origin}/__odd-browser.js`)).text()).not.toContain('"onLine":false')
  await send(`${app.origin}/__faults`, { method: 'DELETE' })
  expect(await script()).not.toContain('"onLine":false')
})

test('102. a mail scanner, if switched on, opens the links of an e-mail before the response is sent', async () => {
  const seen: string[] = []
  const site = await startHttp(({ method = '', url = '', headers }, response) => {
    seen.push(`${method} ${url.replace(/[\w-]{43}$/, '…')} ${headers.accept ?? ''} ${headers.cookie ?? ''}`.trim())
    response.end()
  })
  const { origin } = await startServer('preview', { EMBEDDED_API_APP_ORIGINS: site })
  const askForLink = (email: string) =>
    send(`${origin}/api/v1/users/password`, { ...json({ user: { email } }), headers: { Origin: site } })
  expect((await askForLink(seededAccounts.teacher.email)).status).toBe(200)
  expect(seen).toEqual([])
  await send(`${origin}/__faults`, json({ mailScanner: true }))
  expect((await askForLink(seededAccounts.teacher.email)).status).toBe(200)
  expect(seen).toEqual(['HEAD /recuperar-contrasenia/… */*', 'GET /recuperar-contrasenia/… */*'])
})

const page = async () => (await send(`${app.origin}/__faults`, { headers: { Accept: 'text/html' } })).text()
const form = (fields: Record<string, string>) =>
  send(`${app.origin}/__faults`, { method: 'POST', body: new URLSearchParams(fields) })

test('the faults page lists faults, and adds and removes them with forms', async () => {
  const saved = await form({ path: '/themes', method: '', fault: 'pagina-502', times: '2' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/__faults'])
  expect(await page()).toContain('Cualquier método /themes</b> Página HTML de un intermediario (502) (quedan 2')
  expect((await answerTo('/themes')).status).toBe(502)
  const wrong = await form({ path: '"><script>', fault: 'vacio' })
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('Falta path')])
  await form({ fault: 'sin-cookies' })
  expect(await page()).toContain('<li>El navegador no guarda las cookies de la plataforma (siempre')
  await form({ clear: '1' })
  expect(await page()).not.toContain('Cualquier método /themes')
  expect((await answerTo('/themes')).status).toBe(200)
})
