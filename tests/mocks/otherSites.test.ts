import { request } from 'node:http'

import { expect, test } from 'vitest'

import { json, previewForAll, startServer } from '../support/mockServers.ts'

const app = previewForAll()
const FAULT = { path: '/themes', status: 503, everyone: true }

/** The status for a browser that reaches this address under another name, as after DNS rebinding. */
const statusAs = (host: string, url: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers: { Host: host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
      .once('error', reject)
      .end()
  })

test.each([
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of another site in an older browser', { Origin: 'https://evil.example' }],
  ['a page without an origin', { Origin: 'null' }],
])('%s can neither add faults nor read anything', async (_who, headers) => {
  const answer = await fetch(`${app.origin}/__faults`, { ...json(FAULT), headers })
  expect(answer.status).toBe(403)
  expect((await fetch(`${app.origin}/api/v1/themes`)).status).toBe(200)
  const tools = ['/__outbox', '/__outbox.json', '/__faults', '/__requests'].map((path) => app.origin + path)
  const answers = [...tools, `${app.contentSite}/__session.json`].map((url) => fetch(url, { headers }))
  expect((await Promise.all(answers)).filter(({ status }) => status !== 403)).toEqual([])
})

test('pages of the app, of a neighbouring port and of nobody can', async () => {
  for (const headers of [
    { 'Sec-Fetch-Site': 'same-origin', Origin: app.origin },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { Origin: app.origin },
  ]) {
    expect((await fetch(`${app.origin}/__requests`, { headers })).status).toBe(200)
    expect((await fetch(`${app.contentSite}/__session.json`, { headers })).status).toBe(200)
  }
})

test('a name that is not ours is answered by neither server', async () => {
  const { origin, contentSite } = await startServer('dev', { EMBEDDED_API_APP_ORIGINS: 'http://escuela.example:8080' })
  for (const server of [app.origin, app.contentSite, origin, contentSite]) {
    const { port } = new URL(server)
    const path = server === origin || server === app.origin ? '/__outbox.json' : '/__session.json'
    expect(await statusAs(`evil.example:${port}`, server + path)).toBe(403)
    const ours = ['localhost', '127.0.0.1', '[::1]'].map((host) => statusAs(`${host}:${port}`, server + path))
    expect(await Promise.all(ours)).toEqual([200, 200, 200])
  }
  expect(await statusAs('escuela.example', `${contentSite}/__session.json`)).toBe(200)
})
