import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { contract } from '@/tools/check-api/contract/contract'

import { at } from '../../support/mockApi'
import { startServer } from '../../support/mockServers'
import { API, AS_TEACHER, does, museumApi } from './museumApi'

describe('a command that cannot be understood', () => {
  it.each([
    ['nothing', [], 'Falta la dirección de la API.'],
    ['two addresses', [API, 'https://otra.example'], 'Sobra «https://otra.example»: la dirección de la API es una.'],
    ['no address', ['museo'], 'La dirección de la API debe ser solo un origen, como https://api.ejemplo.mx.'],
    ['a path', [`${API}/v2/themes`], 'La dirección de la API debe ser solo un origen, como https://api.ejemplo.mx.'],
    [
      'a password in the address',
      ['https://a:b@api.museo.example'],
      'La dirección de la API debe ser solo un origen, como https://api.ejemplo.mx.',
    ],
    [
      'a site with a path',
      [API, '--origin', 'https://museo.example/inicio'],
      '--origin debe ser solo un origen, como https://api.ejemplo.mx.',
    ],
    ['an account without password', [API, '--as', 'a@b.mx'], '--as y --password-from-env van juntas.'],
    [
      'an empty password',
      [API, '--as', 'a@b.mx', '--password-from-env', 'NADA'],
      'La variable de --password-from-env está vacía o no existe.',
    ],
    [
      'a pass to redeem without --write',
      [API, ...AS_TEACHER, '--redeem'],
      '--redeem deja usado el pase de una cuenta: va con --as y --write.',
    ],
    ['an unknown option', [API, '--password', 'Secreta1'], 'No se entiende la orden.'],
  ])('%s: a sentence says so, nothing is asked, and the status is 2', async (_what, args, sentence) => {
    const { run, received } = museumApi()
    const { status, out, warned } = await run(args)
    expect(warned.startsWith(sentence)).toBe(true)
    expect(warned).not.toContain('Secreta1')
    expect([status, out, received]).toEqual([2, '', []])
  })
})

it('takes the address with /api/v1 as well', async () => {
  const { run, received } = museumApi()
  expect((await run([`${API}/api/v1/`])).status).toBe(0)
  expect(received[0]?.url).toContain(`${API}/api/v1/themes?`)
})

it('83. where nobody answers, says so once and stops', async () => {
  const { run, received } = museumApi([does('get', '/themes', () => HttpResponse.error())])
  const { status, out } = await run([API])
  expect(out).toBe(
    [
      `La plataforma y la API de ${API}\n`,
      'no lee           GET /themes',
      '                 × No contesta: la conexión se cortó antes de la respuesta (ECONNRESET).',
      '                   → El visitante, en los temas del registro: lee «Error de servidor.»',
      '',
      `Nadie contesta en ${API}: no se hicieron más llamadas.`,
      '',
      '1 prueba: 0 lee · 0 lee, con avisos · 1 no lee · 0 no probado',
    ].join('\n'),
  )
  expect(received).toHaveLength(1)
  expect(status).toBe(1)
})

it('--json prints one JSON for machines, and nothing else', async () => {
  const { run } = museumApi()
  const { out, status } = await run([API, '--json'])
  const report: unknown = JSON.parse(out)
  expect(report).toMatchObject({ base: API, interrupted: false, summary: { 'no lee': 0 } })
  expect(at(report, 'outcomes', 0)).toEqual({
    call: 'GET /themes',
    about: '',
    verdict: 'lee',
    status: 200,
    ms: 0,
    bytes: 542,
    place: 'los temas del registro',
    findings: [],
  })
  expect(status).toBe(0)
})

it('--contract prints every call with what it sends and reads, without asking anybody', async () => {
  const { run, received } = museumApi()
  const { out, status } = await run(['--contract'])
  const titles = out.match(/^## .*$/gm)
  expect(titles).toEqual(Object.values(contract).map(({ method, path }) => `## ${method} ${path.split('?')[0]}`))
  expect(out).toContain(
    [
      '## POST /contacts',
      '',
      '- **Cambia datos**: Le manda un mensaje al museo.',
      '- **Token**: nunca viaja',
      '- **Respuesta**: un recurso con `id`. El `id` del mensaje.',
      '- **Rechaza**: 422 si falta un dato.',
      '- **Cuerpo**:',
      '',
      '```json',
      '{',
      '  "subject": "Una duda",',
      '  "email": "a@b.mx",',
      '  "message": "¿Hay visitas en sábado?"',
      '}',
      '```',
    ].join('\n'),
  )
  expect([status, received]).toEqual([0, []])
})

/** Runs the program as `npm run check:api` does. */
function program(args: string[]) {
  const file = resolve(import.meta.dirname, '../../../src/tools/check-api/start.mjs')
  return new Promise<{ status: number; out: string; error: string }>((done) => {
    execFile(process.execPath, [file, ...args], (failure, out, error) =>
      done({ status: typeof failure?.code === 'number' ? failure.code : 0, out, error }),
    )
  })
}

it('the program itself runs in Node, over a network, on the embedded API', async () => {
  const { origin } = await startServer('preview')
  const { status, out, error } = await program([origin])
  expect(error).toBe('')
  expect(out).toContain('lee              GET /packages')
  expect(out).toContain('no probado       HTTPS\n                 · La API está en este equipo.')
  expect(out).toContain('lee              Navegación a /api/v1/users/confirmation')
  expect(out.trim().split('\n').at(-1)).toMatch(/ · 0 no lee · /)
  expect(status).toBe(0)
}, 120_000)

it('the program tells how it is used', async () => {
  const { status, error } = await program([])
  expect(error).toContain('npm run check:api -- https://api.ejemplo.mx [opciones]')
  expect(status).toBe(2)
}, 120_000)
