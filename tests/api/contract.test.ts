import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { contract } from '@/tools/check-api/contract'
import { settings } from '@/model/env'
import { saveSession } from '@/model/session'
import nginxTemplate from '@/tools/serving/nginx.conf.template?raw'

import { someUser } from '../support/examples'
import { received, server } from '../support/server'

/** The values of the path placeholders, as in the contract's examples. */
const ids: Record<string, string> = {
  confirmationToken: 't-1',
  userId: '7',
  teacherCode: '7',
  justificationId: '4',
  appointmentId: '51',
  passToken: 'a/b+&c',
}

/** Every call of the contract, with the request line that the server should receive. */
const calls = Object.values(contract).map((row) => ({
  line: row.call.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''),
  token: row.token,
  send: row.sendExample,
  body: row.exampleBody,
  changesData: 'changesData' in row,
}))

describe('the calls of the contract', () => {
  // A response that every call can decode: a list, a resource with an id and a token, or a file.
  beforeEach(() =>
    server.use(
      http.all('*/api/v1/*', ({ request }) =>
        /generate_pdf|download_/.test(request.url)
          ? new HttpResponse(request.url.endsWith('word') ? 'PK' : '%PDF-1.4')
          : HttpResponse.json({ data: [], id: '7', auth_token: 'token' }),
      ),
    ),
  )

  it.each(calls)(
    '$line sends the contract’s body, and the session token if the contract requires it',
    async ({ line, token, send, body }) => {
      await send()
      saveSession(someUser, 'hash')
      await send()
      const authorization = token === undefined ? null : 'Bearer token-de-ana'
      expect(await received()).toEqual([
        { line, body, authorization: null },
        { line, body, authorization },
      ])
    },
  )

  it('with VITE_API_WRAP_USER, only registration and profile updates wrap the body in `user`', async () => {
    Object.assign(settings, { wrapUser: true })
    onTestFinished(() => void Object.assign(settings, { wrapUser: false }))
    for (const { send } of calls) await send()
    const wrapped = ['POST /users', 'PATCH /users/7']
    expect(await received()).toMatchObject(
      calls.map(({ line, body }) => ({ line, body: wrapped.includes(line) ? { user: body } : body })),
    )
  })
})

it.each(['', '.', '..', '7/..', '../8', '%2e%2e', '7?x=', '7#', '7 8', '\t7'])(
  'the id %j is rejected without a request, because it would change the path',
  async (id) => {
    const { findTeacher, redeemPass, sendAppointment, downloadAppointment, downloadPdf, downloadWord } = contract
    const refused = { kind: 'refused' }
    for (const { send } of [findTeacher, sendAppointment, downloadAppointment, downloadPdf, downloadWord])
      await expect(send(id)).rejects.toMatchObject(refused)
    await expect(redeemPass.send({ userId: id, token: 'T' })).rejects.toMatchObject(refused)
    expect(await received()).toEqual([])
  },
)

it('102. the request that confirms an account accepts only JSON, unlike a click on the e-mailed link', async () => {
  const accepted: (string | null)[] = []
  server.use(
    http.get('*/api/v1/users/confirmation', ({ request }) => {
      accepted.push(request.headers.get('Accept'))
      return HttpResponse.json({})
    }),
  )
  await contract.confirmAccount.send('t-1')
  expect(accepted).toEqual(['application/json'])
})

describe('completeness', () => {
  const sources = import.meta.glob<string>(['/src/api/*.ts', '/src/tools/check-api/contract.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  /** The modules of src/api that need no row in the contract. */
  const NO_CALLS = /\/(?:apiError|contentSite|download|http|profile(?:Fields|Payload)|resource)\.ts$/

  const files = Object.entries(sources)
  const functions = files
    .filter(([path]) => path.startsWith('/src/api/') && !NO_CALLS.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(([, name = '']) => ({ path, name })),
    )

  it('the name of every API function begins with `api`', () => {
    expect(functions.filter(({ name }) => !/^api[A-Z]/.test(name))).toEqual([])
  })

  it('every call of src/api has a row in the contract', () => {
    const rows = files.flatMap(([path, text]) => (path.includes('/check-api/') ? text : [])).join('\n')
    expect(functions.length).toBeGreaterThan(25)
    const forgotten = functions.filter(({ name }) => !rows.includes(name))
    expect(
      forgotten.map(({ path, name }) => `${path}: ${name} needs a row in src/tools/check-api/contract.ts`),
    ).toEqual([])
  })

  it('nginx caches exactly the GETs whose response is the same for all users', () => {
    const [, publicCall = ''] =
      /map .* \$museo_cacheable \{\n {2}"~\^\(GET\|HEAD\) {2}(.+)" 1;/.exec(nginxTemplate) ?? []
    expect(publicCall).not.toBe('')
    const wrong = calls.filter(({ line, token, changesData }) => {
      const [method, address = ''] = line.split(/[ ?]/)
      const isForEverybody = method === 'GET' && token === undefined && !changesData
      return (method === 'GET' && RegExp(publicCall).test(`/api/v1${address}`)) !== isForEverybody
    })
    const file = '$museo_cacheable of src/tools/serving/nginx.conf.template'
    expect(
      wrong.map(({ line, token }) => `${line} ${token === undefined ? 'is missing in' : 'must not be in'} ${file}`),
    ).toEqual([])
  })
})
