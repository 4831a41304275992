import { expect, test } from 'vitest'

import { previewForAll } from '../support/mockServers.ts'

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
