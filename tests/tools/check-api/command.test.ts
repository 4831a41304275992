import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

import { expect, it, test } from 'vitest'

import { contentSiteCalls } from '@/tools/check-api/contentSiteCalls'
import { contract } from '@/tools/check-api/contract'

import { API, AS_TEACHER, museumApi, run } from './runOn'

const { requests } = museumApi()

test.each([
  ['a missing address', [], 'Falta la dirección de la API.'],
  ['a second address', [API, 'https://otra.example'], 'Sobra una dirección: la API tiene una sola.'],
  ['an invalid address', ['museo'], 'La dirección de la API debe ser solo un origen, como https://api.ejemplo.mx.'],
  ['an address with a password', ['https://a:b@api.museo.example'], 'La dirección de la API debe ser solo un origen'],
  ['a site with a path', [API, '--origin', 'https://museo.example/inicio'], '--origin debe ser solo un origen'],
  ['--redeem without --write', [API, ...AS_TEACHER, '--redeem'], '--write va con --as, y --redeem'],
  ['an unknown option', [API, '--password', 'Secreta1'], 'No se entiende la orden.'],
])('%s is reported in one sentence, with status 2 and no request', async (_what, args, sentence) => {
  const { status, out, warned } = await run(args)
  expect(warned.startsWith(sentence)).toBe(true)
  expect(warned).not.toContain('Secreta1')
  expect([status, out, requests.length]).toEqual([2, '', 0])
})

test('an unknown setting is reported, and the checks continue', async () => {
  const { status, warned } = await run([API], { VITE_CONTENT_SITE: 'https://contenidos.museo.mx' })
  expect(warned).toMatch(/^VITE_CONTENT_SITE no es un ajuste /)
  expect(status).toBe(0)
})

test('an account without its password is reported', async () => {
  const { status, warned } = await run([API, ...AS_TEACHER], { CHECK_PASSWORD: '' })
  expect([status, warned]).toEqual([2, '--as necesita la contraseña en CHECK_PASSWORD.'])
})

test('a content site setting without a protocol is reported before any request', async () => {
  const { status, warned } = await run([API], { VITE_CONTENT_SITE_URL: 'contenidos.museo.mx' })
  expect(warned).toContain('VITE_CONTENT_SITE_URL debe ser solo un origen')
  expect([status, requests.length]).toEqual([2, 0])
})

test('check:api runs in Node, and prints its usage without arguments', async () => {
  const file = resolve(import.meta.dirname, '../../../src/tools/check-api/start.mjs')
  const env = { ...process.env, API_URL: '' }
  const [status, error] = await new Promise<[unknown, string]>((done) => {
    execFile(process.execPath, [file], { env }, (failure, _out, text) => done([failure?.code, text]))
  })
  expect(error).toContain('npm run check:api -- https://api.ejemplo.mx [opciones]')
  expect(status).toBe(2)
}, 120_000)

it('--contract prints every call with its payload and response, and sends no request', async () => {
  const { out, status } = await run(['--contract'])
  const calls = Object.values(contract).map(({ call }) => call.split('?')[0])
  const toContentSite = Object.values(contentSiteCalls).map(({ path }) => `POST ${path}`)
  expect(out.match(/^## .*$/gm)).toEqual([...calls, ...toContentSite].map((call) => `## ${call}`))
  expect(out).toContain(`## POST /contacts

- **Cambia datos**: Le manda un mensaje al museo.
- **Token**: nunca viaja
- **Respuesta**: un recurso con \`id\`.
- **Cuerpo**:

\`\`\`json
{
  "subject": "Prueba de la plataforma educativa (npm run check:api). Se puede borrar.",`)
  expect([status, requests.length]).toEqual([0, 0])
})
