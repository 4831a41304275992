import { request } from 'node:http'

import { expect, onTestFinished, test, vi } from 'vitest'

import { json, previewForAll, startServer } from '../support/mockServers.ts'

const app = previewForAll()
const FAULT = { path: '/themes', status: 503, everyone: true }

/** Returns the status of a request with another Host header, as browsers send after DNS rebinding. */
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
])('%s can neither add faults nor read the tool pages', async (_who, headers) => {
  const answer = await fetch(`${app.origin}/__faults`, { ...json(FAULT), headers })
  expect(answer.status).toBe(403)
  expect((await fetch(`${app.origin}/api/v1/themes`)).status).toBe(200)
  const tools = ['/__outbox', '/__outbox.json', '/__faults', '/__requests'].map((path) => app.origin + path)
  const answers = [...tools, `${app.contentSite}/__session.json`].map((url) => fetch(url, { headers }))
  expect((await Promise.all(answers)).filter(({ status }) => status !== 403)).toEqual([])
})

test('both servers refuse an unknown host name', async () => {
  vi.stubEnv('__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS', 'maquina.example')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { origin, contentSite } = await startServer('dev', { EMBEDDED_API_APP_ORIGINS: 'http://escuela.example:8080' })
  for (const server of [app.origin, app.contentSite, origin, contentSite]) {
    const { port } = new URL(server)
    const path = server === origin || server === app.origin ? '/__outbox.json' : '/__session.json'
    expect(await statusAs(`evil.example:${port}`, server + path)).toBe(403)
    const ours = ['localhost', 'museo.localhost', '127.0.0.1', '[::1]'].map((host) =>
      statusAs(`${host}:${port}`, server + path),
    )
    expect(await Promise.all(ours)).toEqual([200, 200, 200, 200])
  }
  for (const url of [`${origin}/__outbox.json`, `${contentSite}/__session.json`])
    expect(await statusAs('maquina.example', url)).toBe(200)
  expect(await statusAs('escuela.example', `${contentSite}/__session.json`)).toBe(200)
})
