import { execFile } from 'node:child_process'
import { resolve } from 'node:path'

import { http, HttpResponse } from 'msw'
import { expect, it, test } from 'vitest'

import { seededAccounts } from '@/mocks/embeddedApi'
import { contentSiteCalls } from '@/tools/check-api/contentSiteCalls'
import { contract } from '@/tools/check-api/contract'
import { nameOf } from '@/tools/check-api/contractRow'

import { API, AS_TEACHER, museumApi, run, findingsIn } from './runOn'

const { overrideHandlers, data, requests } = museumApi()

const { teacherWithVisit } = seededAccounts

const lines = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname.replace('/api/v1', '')}`)

/** Returns a copy of the API's data, without tokens and sign-in counts. */
function database(): unknown {
  const { users, ...rest } = data()
  return structuredClone({ ...rest, users: users.map((user) => ({ ...user, auth_tokens: [], sign_in_count: 0 })) })
}

test.each([
  ['a missing address', [], 'Falta la dirección de la API.'],
  ['a second address', [API, 'https://otra.example'], 'Sobra «https://otra.example»: la dirección de la API es una.'],
  ['an invalid address', ['museo'], 'La dirección de la API debe ser solo un origen, como https://api.ejemplo.mx.'],
  ['an address with a password', ['https://a:b@api.museo.example'], 'La dirección de la API debe ser solo un origen'],
  ['a site with a path', [API, '--origin', 'https://museo.example/inicio'], '--origin debe ser solo un origen'],
  ['an account without password', [API, '--as', 'a@b.mx'], '--as va con --password-from-env'],
  ['an empty password', [API, '--as', 'a@b.mx', '--password-from-env', 'NADA'], '--as va con --password-from-env'],
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
  expect(warned).toMatch(/^VITE_CONTENT_SITE no es un ajuste .*¿Quisiste decir VITE_CONTENT_SITE_URL\?$/)
  expect(status).toBe(0)
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

test('83. without --write, the checks use ids that do not exist and change nothing', async () => {
  const before = database()
  expect((await run([], { API_URL: `${API}/api/v1/` })).status).toBe(0)
  expect((await run([API, ...AS_TEACHER])).status).toBe(0)
  expect(database()).toEqual(before)
  const changing = /^(?:POST|PATCH) |confirmation|send_|remove_/
  const ofNobody = ['GET /users/confirmation', 'PATCH /users/password', 'GET /users/999999999/remove_qr_code']
  const signIn = 'POST /users/sign_in'
  expect(lines().filter((line) => changing.test(line))).toEqual([signIn, ...ofNobody, signIn, ...ofNobody, signIn])
})

test('83. --write prints a warning, then checks every call and sends each call once under a test name', async () => {
  const { status, out, warned, waits } = await run([API, ...AS_TEACHER, '--write', '--redeem'])
  // The one warning is about no-store, because the embedded API sends that header only over HTTP.
  expect(out).toContain(' · 1 lee, con avisos · 0 no lee · 0 no probado')
  expect(status).toBe(0)
  expect(warned).toContain('Con --write, la API recibe a nombre de «Prueba de la plataforma»')
  expect(waits[0]).toBe(5000)
  const sent = lines().filter((line) => /^(?:POST|PATCH) |send_/.test(line) && !line.includes('sign_in'))
  expect(new Set(sent).size).toBe(sent.length)
  const { appointments, sponsorship_requests, contacts, evaluations } = data()
  expect(contacts.map(({ subject }) => subject)).toEqual(['Prueba de la plataforma'])
  expect(appointments.slice(2).map(({ teacher_name }) => teacher_name)).toEqual(['Prueba de la plataforma'])
  expect(sponsorship_requests.map(({ teacher_name }) => teacher_name)).toEqual(['Prueba de la plataforma'])
  expect(evaluations).toHaveLength(1)
})

test('--write leaves the account unchanged, and only --redeem redeems the pass', async () => {
  const person = structuredClone(data().users[1])
  await run([API, ...AS_TEACHER, '--write'])
  const { auth_tokens, sign_in_count } = data().users[1] ?? {}
  expect(data().users[1]).toEqual({ ...person, auth_tokens, sign_in_count })
  await run([API, ...AS_TEACHER, '--write', '--redeem'])
  expect(data().users[1]?.used_pass).toBe(teacherWithVisit.free_pass)
})

test('a profile that lacks a field is not saved, because saving would erase the field', async () => {
  overrideHandlers(
    http.get(`${API}/api/v1/users/${teacherWithVisit.id}`, () =>
      HttpResponse.json({ id: teacherWithVisit.id, name: 'Jorge' }),
    ),
  )
  const { out } = await run([API, ...AS_TEACHER, '--write'])
  expect(findingsIn(out, 'PATCH /users/{userId}')[0]).toMatch(
    /^· Sin `.*`phone`.* en el perfil: guardarlo así los borraría.$/,
  )
})

test('passwords, tokens, passes and terminal escape sequences are never printed', async () => {
  const secret = 'eyJhbGciOi.secreto-de-Jorge-1.firma'
  const error = `\u001B[2J ${secret} y Tolerancia2025 no sirven para pase-de-Jorge`
  overrideHandlers(
    http.post(`${API}/api/v1/users/sign_in`, () =>
      HttpResponse.json({ id: teacherWithVisit.id, auth_token: secret, free_pass: 'pase-de-Jorge', profile_id: 1 }),
    ),
    http.get(`${API}/api/v1/users/${teacherWithVisit.id}`, () => HttpResponse.json({ error }, { status: 500 })),
  )
  for (const how of [[], ['--json']]) {
    const { out } = await run([API, ...AS_TEACHER, ...how])
    expect(out).toContain('••• y ••• no sirven para •••')
    expect(out).not.toContain('\u001B')
    expect(out).not.toMatch(/secreto-de|Tolerancia2025|pase-de-Jorge/)
  }
})

test('--json prints only one JSON document', async () => {
  const { out, status } = await run([API, '--json'])
  const called = [...out.matchAll(/"name": "(.+?)(?:, con .*)?"/g)].map(([, name]) => name)
  const notCalled = Object.values(contract).filter((row) => !called.includes(nameOf(row)))
  const outcomes: unknown = expect.arrayContaining([
    { name: 'GET /themes', verdict: 'lee', status: 200, findings: [] },
    expect.objectContaining({ name: `${notCalled.length} llamadas`, verdict: 'no probado', status: null }),
  ])
  expect(JSON.parse(out)).toEqual({ base: API, outcomes })
  expect(status).toBe(0)
})

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
  "subject": "Una duda",`)
  expect([status, requests.length]).toEqual([0, 0])
})
