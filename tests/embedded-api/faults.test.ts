import { beforeEach, expect, test } from 'vitest'

import { at } from './testing/callApi.ts'
import { registration } from './testing/payloads.ts'
import { browser, json, previewForAll } from './testing/servers.ts'

const app = previewForAll()
let send = browser()

beforeEach(() => {
  send = browser()
})

const api = (path: string) => `${app.origin}/api/v1${path}`
const ask = (fault: unknown) => send(`${app.origin}/__faults`, json(fault))
const setSession = () => send(`${app.contentSite}/wp-json/custom/v1/set-session`, json({ id: 1 }))
const received = async (query = ''): Promise<unknown> => (await send(`${app.origin}/__requests${query}`)).json()

test('a fault strikes the browser that asked, as often as it asked, and nobody else', async () => {
  expect((await ask({ path: '/themes', status: 503, times: 1 })).status).toBe(201)
  expect((await fetch(api('/themes'))).status).toBe(200)
  const struck = await send(api('/themes?locale=es'))
  expect(struck.status).toBe(503)
  expect(await struck.json()).toEqual({ status: 503, error: 'Service Unavailable' })
  expect((await send(api('/themes'))).status).toBe(200)
})

test('method and path decide; * stands for one part of a path', async () => {
  await ask({ method: 'GET', path: '/users/*', status: 404 })
  expect((await send(api('/users/1101'))).status).toBe(404)
  expect((await send(api('/users/sign_in'), json({}))).status).toBe(400)
  expect((await send(api('/themes'))).status).toBe(200)
  await ask({ path: '/api/v1/appointments/*/generate_pdf', status: 500 })
  expect((await send(api('/appointments/20417/generate_pdf'))).status).toBe(500)
  expect((await send(api('/appointments/20417/send_appointment'))).status).toBe(401)
})

test('a fault says what is answered', async () => {
  await ask({ path: '/themes', status: 422, json: { error: 'No hay lugar ese día.' } })
  const own = await send(api('/themes'))
  expect([own.status, await own.json()]).toEqual([422, { error: 'No hay lugar ese día.' }])
  await ask({ path: '/themes', status: 401 })
  expect(at(await (await send(api('/themes'))).json(), 'errors', 0, 'status')).toBe('401')
  await ask({ path: '/themes', body: 'html' })
  const page = await send(api('/themes'))
  expect([page.status, page.headers.get('Content-Type')]).toEqual([502, 'text/html'])
  expect(await page.text()).toContain('502 Bad Gateway')
  await ask({ path: '/themes', status: 200, body: 'empty' })
  expect(await (await send(api('/themes'))).text()).toBe('')
  await ask({ path: '/themes', body: 'truncated' })
  const half = await (await send(api('/themes'))).text()
  expect(half).toMatch(/^\{"data":\[\{"id":"1"/)
  expect(() => JSON.parse(half)).toThrow(SyntaxError)
})

test('a delay comes before everything else', async () => {
  await ask({ path: '/themes', delay: 120 })
  const start = performance.now()
  expect((await send(api('/themes'))).status).toBe(200)
  expect(performance.now() - start).toBeGreaterThan(110)
})

test('a dropped connection loses the request or only its answer, and is logged either way', async () => {
  await ask({ path: '/users', drop: 'before', times: 1 })
  await expect(send(api('/users'), json(registration))).rejects.toThrow('fetch failed')
  await ask({ path: '/users', drop: 'after', times: 1 })
  await expect(send(api('/users'), json(registration))).rejects.toThrow('fetch failed')
  // The second one did its work: the address is taken now.
  const third = await send(api('/users'), json(registration))
  expect([third.status, at(await third.json(), 'errors', 0, 'detail')]).toEqual([422, 'El email ya está en uso.'])
  const log = await received()
  expect(Array.isArray(log) ? log.map((entry) => [at(entry, 'method'), at(entry, 'path')]) : log).toEqual([
    ['POST', '/users'],
    ['POST', '/users'],
    ['POST', '/users'],
  ])
  expect(at(log, 0)).toMatchObject({ authorization: null, body: registration })
})

test('the log shows what the server received, and can be emptied', async () => {
  await received()
  await send(api('/schedules?locale=es&page[number]=1'), { headers: { Authorization: 'Bearer inventado' } })
  await send(`${app.contentSite}/wp-json/custom/v1/logout/`, json({}))
  expect(at(await received(), 0)).toMatchObject({
    method: 'GET',
    path: '/schedules?locale=es&page[number]=1',
    authorization: 'Bearer inventado',
    body: null,
  })
  expect(at(await received('?site=content'), 0, 'path')).toBe('/wp-json/custom/v1/logout/')
  expect((await send(`${app.origin}/__requests`, { method: 'DELETE' })).status).toBe(204)
  expect(await received()).toEqual([])
})

test('a fault for everyone strikes everyone; removing them all removes it', async () => {
  await ask({ path: '/profiles', status: 500, everyone: true })
  expect((await fetch(api('/profiles'))).status).toBe(500)
  send = browser()
  await send(`${app.origin}/__faults`, { method: 'DELETE' })
  expect((await fetch(api('/profiles'))).status).toBe(500)
  await send(`${app.origin}/__faults?everyone=true`, { method: 'DELETE' })
  expect((await fetch(api('/profiles'))).status).toBe(200)
})

test('content: in front of the path means the content site', async () => {
  await ask({ path: 'content:/wp-json/custom/v1/set-session', status: 500, times: 1 })
  expect((await setSession()).status).toBe(500)
  expect((await setSession()).status).toBe(200)
})

test.each([
  [{}, /Falta path/],
  [{ path: 'themes' }, /Falta path/],
  [{ path: '/themes', status: 99 }, /status debe ser/],
  [{ path: '/themes', body: 'pdf' }, /body debe ser html o truncated o empty/],
  [{ path: '/themes', times: 0 }, /times debe ser/],
  [{ path: '/themes', chance: 0.5 }, /No se conoce el campo «chance»/],
])('the fault %j is refused', async (fault, sentence) => {
  const answer = await ask(fault)
  expect(answer.status).toBe(422)
  expect(at(await answer.json(), 'errors', 0, 'detail')).toMatch(sentence)
})

test('people ask for faults with a form, see them, and remove them', async () => {
  const page = async () => (await send(`${app.origin}/__faults`, { headers: { Accept: 'text/html' } })).text()
  expect(await page()).toContain('Ninguno: todo responde con normalidad.')
  const form = (fields: Record<string, string>) =>
    send(`${app.origin}/__faults`, { method: 'POST', body: new URLSearchParams(fields) })
  const asked = await form({ path: '/themes', method: '', fault: 'pagina-502', times: '2' })
  expect([asked.status, asked.headers.get('Location')]).toEqual([303, '/__faults'])
  expect(await page()).toContain('Cualquier método /themes')
  expect((await send(api('/themes'))).status).toBe(502)
  const wrong = await form({ path: '"><script>', fault: 'vacio' })
  expect(wrong.status).toBe(422)
  expect(await wrong.text()).toContain('Falta path')
  await form({ clear: '1' })
  expect((await send(api('/themes'))).status).toBe(200)
})
