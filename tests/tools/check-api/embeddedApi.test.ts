import { describe, expect, it } from 'vitest'

import { contract } from '@/tools/check-api/contract/contract'
import { lineOf } from '@/tools/check-api/contract/contractCall'

import { API, AS_TEACHER, about, museumApi, SITE } from './museumApi'

const verdicts = (out: string) => out.split('\n').filter((line) => /^(?:lee|no)/.test(line))

describe.each([
  ['without an envelope', { VITE_API_WRAP_USER: 'false' }],
  ['inside {"user": …}', { VITE_API_WRAP_USER: 'true' }],
])('83. The embedded API, with the data of a person %s', (_form, env) => {
  it('is read whole', async () => {
    const { status, out } = await museumApi().run([API, '--origin', SITE, ...AS_TEACHER, '--write', '--redeem'], env)
    const lines = verdicts(out)
    expect(lines.filter((line) => !line.startsWith('lee   '))).toEqual([])
    expect(lines.length).toBeGreaterThan(40)
    const untold = Object.values(contract).filter((call) => about(out, lineOf(call)).length === 0)
    expect(untold).toEqual([])
    expect(status).toBe(0)
  })

  it('receives registration and profile in that form, and everything else without', async () => {
    const { run, received } = museumApi()
    await run([API, ...AS_TEACHER, '--write'], env)
    const wrapped = received.filter(({ body }) => body.startsWith('{"user":{')).map(({ line }) => line)
    const ofAnAccount = ['POST /users/sign_in', 'PATCH /users/password', 'POST /users/password']
    const persons = env.VITE_API_WRAP_USER === 'true' ? ['POST /users', 'PATCH /users/1102'] : []
    expect(new Set(wrapped)).toEqual(new Set([...ofAnAccount, ...persons]))
  })
})

it('without an account, what needs one is not asked, and the rest is read', async () => {
  const { run, received } = museumApi()
  const { status, out } = await run([API])
  expect(status).toBe(0)
  expect(about(out, 'GET /schedules')).toEqual([
    'no probado       GET /schedules',
    '· Necesita una cuenta: --as CORREO --password-from-env VARIABLE.',
  ])
  expect(about(out, 'POST /appointments')).toEqual([
    'no probado       POST /appointments',
    '· Crea una solicitud de visita. Se prueba con --as y --write.',
  ])
  expect(about(out, 'CORS')).toEqual([
    'no probado       CORS',
    '· Sin --origin no se sabe desde dónde llaman los navegadores. Hace falta con VITE_API_URL; con API_URL, no.',
  ])
  expect(received.filter(({ headers }) => headers.has('Authorization'))).toEqual([])
})

it('an account that is no teacher is not made to request a visit', async () => {
  const { run, data } = museumApi()
  const { status, out } = await run(
    [API, '--as', 'guadalupe.sanchez@familia.example.mx', '--password-from-env', 'CLAVE', '--write'],
    { CLAVE: 'Familia2025' },
  )
  expect(status).toBe(0)
  expect(about(out, 'POST /appointments')).toEqual([
    'no probado       POST /appointments',
    '· La cuenta de --as no es de profesor.',
  ])
  expect(data().appointments).toHaveLength(1)
  expect(data().sponsorship_requests).toHaveLength(0)
})

it('says how to set .env', async () => {
  const { out } = await museumApi().run([API, '--origin', SITE, ...AS_TEACHER, '--write'])
  expect(out).toContain(
    [
      'Para .env:',
      '  # El servidor del sitio le reenvía /api/v1.',
      `  API_URL=${API}`,
      `  # O bien: los navegadores llaman directo a la API, que permite ${SITE}.`,
      `  # VITE_API_URL=${API}`,
      '  # La API lee los datos de una persona sin envoltura.',
      '  VITE_API_WRAP_USER=false',
    ].join('\n'),
  )
})

it('ends in one line that counts, and lists what is not read', async () => {
  const { out } = await museumApi().run([API])
  expect(out.split('\n').at(-1)).toMatch(/^\d+ pruebas: \d+ lee · 0 lee, con avisos · 0 no lee · \d+ no probado$/)
})
