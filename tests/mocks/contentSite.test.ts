import { expect, test } from 'vitest'

import { ask } from '../serving/ask.ts'
import { at } from '../support/mockApi.ts'
import { browser, json, previewForAll } from '../support/mockServers.ts'

const SET = '/wp-json/custom/v1/set-session'

const app = previewForAll()

test('the mock content site allows credentials only from the app’s origins', async () => {
  const origins = [app.origin, 'http://localhost:5173', 'https://evil.example', 'http://localhost.evil.example', 'null']
  const answers = await Promise.all(
    origins.map((Origin) => {
      const preflight = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' }
      return fetch(app.contentSite + SET, { method: 'OPTIONS', headers: { ...preflight, Origin } })
    }),
  )
  const allowed = answers.map(({ headers }) => headers.get('Access-Control-Allow-Origin'))
  expect(allowed).toEqual([app.origin, 'http://localhost:5173', null, null, null])
  expect(answers[0]?.headers.get('Access-Control-Allow-Credentials')).toBe('true')
  expect(answers[0]?.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type')
})

test('the mock content site shows a shared session until sign-out', async () => {
  const send = browser()
  const init = json({ id: '1101', name: '<b>Mariana</b>', teacher: true })
  const set = await send(app.contentSite + SET, {
    ...init,
    headers: { 'Content-Type': 'application/json', Origin: app.origin },
  })
  expect(set.ok).toBe(true)
  expect(set.headers.get('Access-Control-Allow-Origin')).toBe(app.origin)
  expect(set.headers.get('Set-Cookie')).toMatch(/HttpOnly/)

  const page = await send(`${app.contentSite}/visitas-escolares/`)
  expect(page.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  const html = await page.text()
  expect(html).toContain('<h1>Visitas escolares</h1>')
  expect(html).toContain('&lt;b&gt;Mariana&lt;/b&gt;')
  expect(html).toContain(`href="${app.origin}/login?external=true"`)
  expect(await (await fetch(app.contentSite)).text()).toContain('Nadie ha iniciado sesión')

  expect((await send(`${app.contentSite}/wp-json/custom/v1/logout/`, json({}))).ok).toBe(true)
  expect(await (await send(app.contentSite)).text()).toContain('Nadie ha iniciado sesión')
  const sessions: unknown = await (await fetch(`${app.contentSite}/__session.json`)).json()
  expect(at(sessions, 0)).toMatchObject({ origin: app.origin, values: { id: '1101', teacher: true } })
  expect(at(sessions, 0, 'endedAt')).toMatch(/^\d{4}-/)
})

test('the mock content site links to the app with the host name of the request', async () => {
  const { port } = new URL(app.origin)
  for (const hostname of ['localhost', 'museo.localhost', '[::1]', '192.168.1.5']) {
    const { body } = await ask(app.contentSite, '/', { headers: { Host: `${hostname}:1` } })
    const links = [...body.matchAll(/href="(http[^"]*)"/g)].map(([, href]) => href)
    expect(links).toEqual(['/login?external=true', '/'].map((path) => `http://${hostname}:${port}${path}`))
  }
})

test('the mock content site refuses unknown paths, and bodies that are not a session', async () => {
  expect((await fetch(app.contentSite + SET, json([1]))).status).toBe(400)
  expect((await fetch(`${app.contentSite}/wp-json/otra`, json({}))).status).toBe(404)
})
