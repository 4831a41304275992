// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'

import { createEmbeddedApi } from './embeddedApi.ts'
import { MUSEUM_MAILBOX } from './mail/contactMail.ts'
import { at, callApi, ORIGIN } from './testing/callApi.ts'

const api = createEmbeddedApi({ appOrigin: ORIGIN })

const message = {
  subject: 'Visita de tercer grado',
  email: 'ana@escuela.example.mx',
  message: 'Buenas tardes.\n\n¿Hay elevador?',
}

beforeEach(() => api.reset())

test('anybody writes to the museum, which gets an e-mail to answer to', async () => {
  const { status, body } = await callApi(api, 'POST /contacts', { body: message })
  expect(status).toBe(201)
  expect(at(body, 'data')).toMatchObject({ id: '4261', type: 'contacts', attributes: message })
  const [email] = api.outbox.list(MUSEUM_MAILBOX)
  expect(email?.subject).toBe('Contacto: Visita de tercer grado')
  expect(email?.text).toContain('Responder a: ana@escuela.example.mx')
  expect(email?.text).toContain('¿Hay elevador?')
})

test.each([
  [{ subject: ' ' }, 'El asunto es obligatorio'],
  [{ email: '' }, 'El correo es obligatorio.'],
  [{ email: 'a@b.c' }, 'No es un correo válido.'],
  [{ message: '' }, 'El mensaje es obligatorio'],
  [{ message: 7 }, 'El campo message debe ser un texto.'],
])('a message with %j is refused', async (change, sentence) => {
  const answer = await callApi(api, 'POST /contacts', { body: { ...message, ...change } })
  expect(answer.status).toBe(422)
  expect(answer.sentence).toBe(sentence)
  expect(api.outbox.list()).toEqual([])
})

test('what people write cannot become HTML', async () => {
  await callApi(api, 'POST /contacts', { body: { ...message, subject: 'Hola\r\nBcc: x@y.mx', message: '<b>hola</b>' } })
  const [email] = api.outbox.list()
  expect(email?.subject).not.toMatch(/[\r\n]/)
  expect(email?.html).toContain('&lt;b&gt;hola&lt;/b&gt;')
})
