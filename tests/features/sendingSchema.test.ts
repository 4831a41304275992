import { describe, expect, it } from 'vitest'

import {
  emptySending,
  recipients,
  restoreSending,
  sendingSchema,
  storedSending,
  withoutSent,
} from '@/features/questionnaire-sending/sendingSchema'

import { refusals } from '../support/refusals'

const rejected = { text: 'c@', reason: 'su dominio está incompleto', row: 'Ana' }
const list = (items: string[], typed = '') => restoreSending({ items, typed, rejected: [] })

describe('the recipients', () => {
  it.each([
    ['two chips', list(['a@x.mx', 'b@x.mx']), ['a@x.mx', 'b@x.mx']],
    ['a valid address in the input', list(['a@x.mx'], 'Beto <b@x.mx>'), ['a@x.mx', 'b@x.mx']],
    ['an invalid address in the input', list(['a@x.mx'], 'b@x'), ['a@x.mx']],
    ['the same address in a chip and in the input', list(['a@x.mx'], 'A@x.mx'), ['a@x.mx']],
    ['no address', emptySending, []],
  ])('are the valid addresses in the chips and in the input, each once: %s', async (_what, values, expected) => {
    expect(recipients(values)).toEqual(expected)
    const sentences = expected.length === 0 ? ['Agrega al menos un correo para enviar.'] : []
    expect(await refusals(sendingSchema, values)).toEqual(sentences)
  })
})

it('restoreSending moves invalid addresses to `rejected`', () => {
  const draft = { items: ['a@x.mx', 'josé@x.mx', '\u202Ab@x.mx'], rejected: [rejected], typed: 'd@' }
  expect(storedSending(restoreSending(draft))).toEqual({
    items: ['a@x.mx', 'b@x.mx'],
    rejected: [rejected, { text: 'josé@x.mx', reason: 'lleva un acento', row: '' }],
    typed: 'd@',
  })
})

describe('after sending, the form', () => {
  const unsent = list(['a@x.mx', 'b@x.mx'], 'c@x.mx')
  it.each([
    ['none if every address received the e-mail', unsent, unsent, [], ''],
    ['a chip that was added while sending', list(['a@x.mx']), list(['a@x.mx', 'b@x.mx']), ['b@x.mx'], ''],
    ['an address that was typed while sending', list(['a@x.mx']), list(['a@x.mx'], 'b@x.mx'), [], 'b@x.mx'],
    ['text beside a sent address', list([], 'a@x.mx'), list([], 'Luz a@x.mx'), [], 'Luz a@x.mx'],
    ['typed text without an address', list(['a@x.mx'], 'hola'), list(['a@x.mx'], 'hola'), [], 'hola'],
  ])('124. keeps the input that was not e-mailed: %s', (_what, sent, later, items, typed) => {
    const values = { emails: { ...later.emails, rejected: [rejected] } }
    expect(storedSending(withoutSent(values, sent))).toEqual({ items, typed, rejected: [rejected] })
  })
})
