import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

import { expect, it, test } from 'vitest'

import { contract } from '@/tools/check-api/contract'

import { API, AS_TEACHER, museumApi, run } from './runOn'

const { requests } = museumApi()

const CONTENT_SITE = { VITE_CONTENT_SITE_URL: 'contenidos.museo.mx' }

test.each([
  ['a missing address', [], {}, 'Falta la dirección de la API'],
  [
    'an invalid address',
    ['museo'],
    {},
    'La dirección de la API debe ser solo un origen, como https://api.ejemplo.mx, y es «museo».',
  ],
  ['a site with a path', [API, '--origin', 'https://museo.example/inicio'], {}, '--origin debe ser solo un origen'],
  ['a content site without a protocol', [API], CONTENT_SITE, 'VITE_CONTENT_SITE_URL debe ser solo un origen'],
  ['--redeem without --write', [API, ...AS_TEACHER, '--redeem'], {}, '--write va con --as, y --redeem'],
  ['an account without its password', [API, ...AS_TEACHER], { CHECK_PASSWORD: '' }, '--as necesita la contraseña'],
  ['an unknown option', [API, '--password=Secreta1'], {}, "Unknown option '--password'"],
])('%s is reported in one sentence, with status 2 and no request', async (_what, args, env, sentence) => {
  const { status, out, warned } = await run(args, env)
  expect(warned.startsWith(sentence)).toBe(true)
  expect(warned).not.toContain('Secreta1')
  expect([status, out, requests.length]).toEqual([2, '', 0])
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
  expect(out.match(/^## .*$/gm)).toEqual(calls.map((call) => `## ${call}`))
  expect(out).toContain(`## POST /contacts

- **Token**: nunca viaja
- **Respuesta**: un recurso con \`id\`.
- **Cuerpo**:

\`\`\`json
{
  "subject": "Prueba de la plataforma educativa (npm run check:api). Se puede borrar.",`)
  expect([status, requests.length]).toEqual([0, 0])
})
