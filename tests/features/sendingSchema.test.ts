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
  it.each([
    [
      'none if every address received the e-mail',
      ['a@x.mx', 'b@x.mx'],
      'c@x.mx',
      ['a@x.mx', 'b@x.mx', 'c@x.mx'],
      [],
      '',
    ],
    ['a chip that was added while sending', ['a@x.mx', 'b@x.mx'], '', ['a@x.mx'], ['b@x.mx'], ''],
    ['an address that was typed while sending', ['a@x.mx'], 'b@x.mx', ['a@x.mx'], [], 'b@x.mx'],
    ['typed text without an address', ['a@x.mx'], 'hola', ['a@x.mx'], [], 'hola'],
    ['two typed addresses if only one received the e-mail', [], 'a@x.mx b@x.mx', ['a@x.mx'], [], 'a@x.mx b@x.mx'],
  ])('keeps the input that was not e-mailed: %s', (_what, items, typed, sent, left, stillTyped) => {
    const values = restoreSending({ items, typed, rejected: [rejected] })
    expect(storedSending(withoutSent(values, sent))).toEqual({ items: left, typed: stillTyped, rejected: [rejected] })
  })
})
