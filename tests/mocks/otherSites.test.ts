import { expect, test } from 'vitest'

import { json, previewForAll } from '../support/mockServers.ts'

const app = previewForAll()
const FAULT = { path: '/themes', status: 503, everyone: true }

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
