import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { contract } from '@/check-api/contract/contract'
import { exampleValues } from '@/check-api/contract/exampleValues'
import { settings } from '@/lib/env'
import { saveSession } from '@/lib/session'

import { received, server } from '../support/server'

/** The texts of the paths' placeholders, as in the example values. */
const ids: Record<string, string> = {
  confirmationToken: 't-1',
  userId: '7',
  teacherCode: '7',
  justificationId: '4',
  appointmentId: '51',
  passUserId: '7',
  passToken: 'a/b+&c',
}

/** Every call of the contract, with the line that the server is to receive. */
const calls = Object.values(contract).map((call) => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  const body: unknown = 'body' in call ? call.body(exampleValues) : null
  const isWrapped = 'isWrapped' in call
  return { line: `${call.method} ${path}`, token: call.token, send: () => call.send(exampleValues), body, isWrapped }
})

/** An answer every call can read: a list, a resource with an id and a token. */
const anyAnswer = { data: [], id: '7', auth_token: 'token' }

function answerEverything() {
  server.use(
    http.all('*/api/v1/*', ({ request }) =>
      /generate_pdf|download_/.test(request.url)
        ? new HttpResponse('%PDF-1.4', { headers: { 'Content-Type': 'application/pdf' } })
        : HttpResponse.json(anyAnswer),
    ),
  )
}

const teacher = {
  id: 7,
  name: 'Ana',
  first_lastname: 'Ruiz',
  second_lastname: 'Soto',
  email: 'ana@escuela.mx',
  auth_token: 'token-de-ana',
  profile_id: 1,
  hasAppointments: false,
  isTeacher: true,
}

describe('the calls of the contract', () => {
  beforeEach(answerEverything)

  it.each(calls)('$line', async ({ line, token, send, body }) => {
    saveSession(teacher, 'hash')

    await send()

    expect(await received()).toEqual([{ line, body, authorization: token === 'never' ? null : 'Bearer token-de-ana' }])
  })

  it.each(calls)('without a session, no Authorization travels ($line)', async ({ line, send }) => {
    await send()

    expect(await received()).toEqual([expect.objectContaining({ line, authorization: null })])
  })

  it.each(calls)(
    'where the server wants an envelope, only registration and profile have one ($line)',
    async ({ line, send, body, isWrapped }) => {
      Object.assign(settings, { wrapUser: true })
      onTestFinished(() => void Object.assign(settings, { wrapUser: false }))
      expect(isWrapped).toBe(['POST /users', 'PATCH /users/7'].includes(line))

      await send()

      expect(await received()).toMatchObject([{ line, body: isWrapped ? { user: body } : body }])
    },
  )
})
