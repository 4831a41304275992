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

const list = (items: string[], typed = '') => restoreSending({ items, typed, rejected: [] })

describe('the recipients', () => {
  it.each([
    ['are the chips', list(['a@x.mx', 'b@x.mx']), ['a@x.mx', 'b@x.mx']],
    ['include a valid address in the input', list(['a@x.mx'], 'Beto <b@x.mx>'), ['a@x.mx', 'b@x.mx']],
    ['exclude an invalid address in the input', list(['a@x.mx'], 'b@x'), ['a@x.mx']],
    ['contain each address only once', list(['a@x.mx'], 'A@x.mx'), ['a@x.mx']],
    ['are empty without an address', emptySending, []],
  ])('%s', async (_what, values, expected) => {
    expect(recipients(values)).toEqual(expected)
    const sentences = expected.length === 0 ? ['Agrega al menos un correo para enviar.'] : []
    expect(await refusals(sendingSchema, values)).toEqual(sentences)
  })
})

it('restoreSending moves invalid addresses to `rejected`', () => {
  const draft = { items: ['a@x.mx', 'josé@x.mx', '\u202Ab@x.mx'], rejected: ['c@'], typed: 'd@' }
  expect(storedSending(restoreSending(draft))).toEqual({
    items: ['a@x.mx', 'b@x.mx'],
    rejected: ['c@', 'josé@x.mx'],
    typed: 'd@',
  })
})

describe('after sending, the form', () => {
  it.each([
    [
      'drops every address that received the e-mail',
      ['a@x.mx', 'b@x.mx'],
      'c@x.mx',
      ['a@x.mx', 'b@x.mx', 'c@x.mx'],
      [],
      '',
    ],
    ['keeps a chip that was added while sending', ['a@x.mx', 'b@x.mx'], '', ['a@x.mx'], ['b@x.mx'], ''],
    ['keeps an address that was typed while sending', ['a@x.mx'], 'b@x.mx', ['a@x.mx'], [], 'b@x.mx'],
    ['keeps input without an address', ['a@x.mx'], 'hola', ['a@x.mx'], [], 'hola'],
    ['keeps two typed addresses if only one received the e-mail', [], 'a@x.mx b@x.mx', ['a@x.mx'], [], 'a@x.mx b@x.mx'],
  ])('%s', (_what, items, typed, sent, left, stillTyped) => {
    const values = restoreSending({ items, typed, rejected: ['c@'] })
    expect(storedSending(withoutSent(values, sent))).toEqual({ items: left, typed: stillTyped, rejected: ['c@'] })
  })
})
