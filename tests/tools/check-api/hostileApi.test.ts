import { HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { about, answers, API, AS_TEACHER, does, museumApi, sends } from './museumApi'

const MB = 1024 * 1024
const ESCAPES = '\u001B[2J\u001B]0;otra\u0007\u009B31m\u202Eotxet\u2066 dos\u2028tres\r\ncuatro\u0000'
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
const list = (attributes: object, id = '1') => ({ data: [{ id, type: 'x', attributes }] })
const sendsJson = (path: string, text: string) => sends('get', path, text, 'application/json')

it.each([
  ['as text', [API, ...AS_TEACHER]],
  ['as JSON', [API, ...AS_TEACHER, '--json']],
])('an API that means harm moves no cursor and turns no line around, %s', async (_how, args) => {
  const { out } = await museumApi([
    answers('get', '/themes', { errors: [{ detail: `${ESCAPES.replace('\n', '')} aquí` }] }, 500),
    answers('get', '/profiles', list({ [ESCAPES]: ESCAPES }, ESCAPES)),
    answers('get', '/school_grades', { [ESCAPES]: 1 }),
    answers('get', '/packages', list({ name: 'x', price: ESCAPES })),
    sends('get', '/schools', `<title>${ESCAPES}</title>`, 'text/html'),
    answers('get', '/users/1102', { id: 1102, date_of_birth: ESCAPES }),
  ]).run(args)
  expect(out).toContain('aquí')
  expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
})

it.each([
  ['a word of 5 MB', answers('get', '/themes', { error: 'a'.repeat(5 * MB) }, 500)],
  ['a page that never ends its tag', sends('get', '/themes', '<title'.repeat(MB), 'text/html')],
  [
    'a text that never ends its tag',
    answers('get', '/packages', list({ name: 'x', description: '<a'.repeat(2 * MB) })),
  ],
  ['an attribute of 5 MB', answers('get', '/users/1102', { id: 1102, ['reset_'.repeat(MB)]: 1 })],
  ['HTML 100,000 levels deep', answers('get', '/requirements', list({ content: '<i>'.repeat(100_000) }))],
  ['a price 100,000 levels deep', sendsJson('/packages', `{"data":[{"id":1,"price":${deep(100_000)}}]}`)],
  ['an error 100,000 levels deep', sendsJson('/schools', `{"error":{"a":${deep(100_000)}}}`)],
])('the command is neither kept busy nor made to talk by %s', async (_what, wrong) => {
  const { out } = await museumApi([wrong]).run([API, ...AS_TEACHER])
  expect(out).toMatch(/\d+ pruebas:/)
  expect(out.length).toBeLessThan(30_000)
})

it('an API whose answer never ends is left', async () => {
  let isLeft = false
  const endless = () =>
    new ReadableStream({
      pull: (stream) => stream.enqueue(new Uint8Array(MB)),
      cancel: () => {
        isLeft = true
      },
    })
  const { out } = await museumApi([does('get', '/schools', () => new HttpResponse(endless()))]).run([API])
  expect(about(out, 'GET /schools')[1]).toBe('× No contesta: su respuesta no termina a los 20 MB (TOO_LARGE).')
  expect(isLeft).toBe(true)
})
