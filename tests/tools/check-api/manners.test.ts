import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { settings } from '@/lib/env'

import { seededAccounts } from '@/mocks/embeddedApi'
import { about, answers, API, AS_TEACHER, does, museumApi, SITE } from './museumApi'

const { password } = seededAccounts.teacherWithVisit
const EVERYTHING = [API, '--origin', SITE, ...AS_TEACHER, '--write', '--redeem']

/** What the API keeps, without the traces of signing in. */
function kept({ data }: ReturnType<typeof museumApi>): unknown {
  const { users, ...rest } = data()
  return structuredClone({ ...rest, users: users.map((user) => ({ ...user, auth_tokens: [], sign_in_count: 0 })) })
}

describe('without --write', () => {
  it('83. nothing changes in the API, with and without an account', async () => {
    const api = museumApi()
    const before = kept(api)
    await api.run([API, '--origin', SITE])
    await api.run([API, '--origin', SITE, ...AS_TEACHER])
    expect(kept(api)).toEqual(before)
  })

  it('whoever’s account it is, the calls that change data carry only what nobody has', async () => {
    const { run, received } = museumApi()
    await run([API, '--origin', SITE, ...AS_TEACHER])
    const changing = received.filter(({ line }) =>
      /^(?:POST|PATCH) |confirmation|send_qr_code|remove_qr_code|send_appointment/.test(line),
    )
    expect(changing.map(({ line }) => line)).toEqual([
      'POST /users/sign_in',
      'GET /users/confirmation',
      'PATCH /users/password',
      'GET /users/999999999/remove_qr_code',
      'POST /users/sign_in',
      'GET /users/confirmation',
    ])
    const withToken = changing.filter(({ headers }) => headers.has('Authorization'))
    expect(withToken).toEqual([])
    expect(changing[1]?.url).toContain('confirmation_token=comprobacion-sin-valor')
    expect(changing[2]?.body).toContain('"reset_password_token":"comprobacion-sin-valor"')
    expect(changing[3]?.url).toContain('token_qr=comprobacion-sin-valor')
  })
})

describe('with --write', () => {
  it('says what it will create and send, and waits five seconds before the first call', async () => {
    const { run, waits } = museumApi()
    const { warned } = await run([API, ...AS_TEACHER, '--write', '--redeem'])
    expect(warned).toBe(
      [
        `Con --write se crean y envían en ${API}:`,
        '  - un mensaje de contacto',
        '  - una solicitud de visita a nombre de «Prueba de la plataforma», para dentro de unos dos meses, y su correo',
        '  - una solicitud de patrocinio con ese nombre',
        '  - un envío del cuestionario al correo de la cuenta',
        '  - una respuesta al cuestionario',
        '  - el perfil de la cuenta, guardado sin cambios',
        '  - un correo con el pase de cortesía de la cuenta',
        '  - un registro con el correo de la cuenta, que la API debe rechazar',
        '  - el pase de cortesía de la cuenta, que queda usado',
        'Empieza en 5 segundos; Ctrl-C para no hacerlo.',
        '',
      ].join('\n'),
    )
    expect(waits[0]).toBe(5000)
  })

  it('without an account, only a message is sent', async () => {
    const { run, data } = museumApi()
    const { warned } = await run([API, '--write'])
    expect(warned.match(/^ {2}- .*$/gm)).toEqual(['  - un mensaje de contacto'])
    expect(data().contacts).toHaveLength(1)
    expect(data().evaluations).toHaveLength(0)
  })

  it('each thing is created once, in the name of a test, and the person stays as they were', async () => {
    const { run, data } = museumApi()
    const person = structuredClone(data().users[1])
    await run([API, ...AS_TEACHER, '--write'])
    const { appointments, sponsorship_requests, contacts, evaluations, users } = data()
    expect(contacts.map(({ subject }) => subject)).toEqual(['Prueba de la plataforma'])
    expect(appointments.slice(1).map(({ teacher_name }) => teacher_name)).toEqual(['Prueba de la plataforma'])
    expect(sponsorship_requests.map(({ teacher_name }) => teacher_name)).toEqual(['Prueba de la plataforma'])
    expect(evaluations).toHaveLength(1)
    expect(users[1]).toEqual({ ...person, auth_tokens: users[1]?.auth_tokens, sign_in_count: users[1]?.sign_in_count })
  })

  it('the pass is used up only with --redeem', async () => {
    const spared = museumApi()
    await spared.run([API, ...AS_TEACHER, '--write'])
    expect(spared.data().users[1]?.used_pass).toBeNull()
    const used = museumApi()
    const { out } = await used.run([API, ...AS_TEACHER, '--write', '--redeem'])
    expect(used.data().users[1]?.used_pass).toBe('pase-4M8T11RWB6')
    expect(about(out, 'GET /users/{passUserId}/remove_qr_code, con el pase de la cuenta')[0]).toMatch(/^lee {13}/)
  })
})

describe('for the sake of the API', () => {
  it('nothing is sent twice', async () => {
    const { run, received } = museumApi()
    await run(EVERYTHING)
    const sendings = received
      .filter(({ line }) => /^(?:POST|PATCH) |send_|remove_/.test(line))
      .map(({ url, body, line }) => `${line} ${url} ${body}`)
    expect(new Set(sendings).size).toBe(sendings.length)
  })

  it('nothing is sent twice either when no answer comes', async () => {
    const { run, received } = museumApi([does('post', '/appointments', () => HttpResponse.error())])
    const { out } = await run(EVERYTHING)
    expect(received.filter(({ line }) => line === 'POST /appointments')).toHaveLength(1)
    expect(about(out, 'POST /appointments')[0]).toMatch(/^no lee /)
  })

  it('waits between calls', async () => {
    const { run, waits, received } = museumApi()
    await run([API, '--origin', SITE])
    // Where a redirect leads to is part of the same call.
    const asked = received.filter(({ url }) => !url.startsWith('http://'))
    expect(waits).toHaveLength(asked.length - 1)
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(300)
  })

  it('each request names the site as browsers do', async () => {
    const { run, received } = museumApi()
    await run([API, '--origin', SITE])
    expect(new Set(received.map(({ headers }) => headers.get('origin')))).toEqual(new Set([SITE]))
  })

  it('a token does not follow a redirect to another origin', async () => {
    const { run, received } = museumApi([
      does('get', '/users/1102/download_qr_code', () =>
        HttpResponse.redirect('https://archivos.example/pase.pdf', 302),
      ),
      does(
        'get',
        'https://archivos.example/pase.pdf',
        () => new HttpResponse('%PDF', { headers: { 'Content-Type': 'application/pdf' } }),
      ),
    ])
    const { out } = await run([API, ...AS_TEACHER])
    const abroad = received.filter(({ url }) => url.startsWith('https://archivos.example'))
    expect(abroad.map(({ headers }) => headers.get('authorization'))).toEqual([null])
    expect(about(out, 'GET /users/{userId}/download_qr_code')[0]).toMatch(/^lee /)
  })
})

describe('Ctrl-C', () => {
  it('stops between two calls, and tells what is known so far', async () => {
    const { run, received, interruptAfter } = museumApi()
    interruptAfter(5)
    const { status, out } = await run([API])
    expect(received).toHaveLength(5)
    expect(out).toContain('lee              GET /themes')
    expect(out).toContain('Interrumpido: lo que sigue no se probó.')
    expect(status).toBe(130)
  })
})

describe('no password and no token is shown', () => {
  const SECRET = 'eyJhbGciOi.secreto-de-Jorge-1.firma'
  /** An API that repeats what it was sent, and says what it should not. */
  const chatty = [
    does('post', '/users/sign_in', async (request) => {
      const text = await request.text()
      return text.includes(password)
        ? HttpResponse.json({
            id: 1102,
            profile_id: 1,
            email: 'jorge@escuela.mx',
            auth_token: SECRET,
            free_pass: 'pase-de-Jorge',
          })
        : HttpResponse.json({ error: `No sirve ${text}` }, { status: 401 })
    }),
    answers('get', '/users/1102', { error: `El token ${SECRET} y la clave ${password} no sirven, pase-de-Jorge` }, 500),
    answers('get', '/schedules', { token: SECRET, error: `x ${SECRET}` }),
  ]

  it.each([
    ['as text', [...EVERYTHING]],
    ['as JSON', [...EVERYTHING, '--json']],
  ])('%s', async (_how, args) => {
    const { out, warned } = await museumApi(chatty).run(args)
    expect(out).toContain('•••')
    for (const secret of [password, SECRET, 'pase-de-Jorge']) expect(out + warned).not.toContain(secret)
  })

  it.each([
    ['without JSON around it', does('post', '/users/sign_in', () => new HttpResponse(SECRET))],
    ['under another name', answers('post', '/users/sign_in', { id: 1, error: `Usa ${SECRET}` })],
  ])('also when a token comes %s', async (_how, wrong) => {
    const { out } = await museumApi([wrong]).run([API, ...AS_TEACHER])
    expect(about(out, 'POST /users/sign_in, con la cuenta')[0]).toMatch(/^no lee /)
    expect(out).not.toContain(SECRET)
  })
})

it('leaves the setting and the globals of whoever runs it as they were', async () => {
  const before = { ...settings }
  await museumApi().run(EVERYTHING, { VITE_API_WRAP_USER: 'true' })
  expect(settings).toEqual(before)
  expect(Object.hasOwn(globalThis, 'document')).toBe(false)
})
