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

describe('The recipients', () => {
  it.each([
    ['the chips', list(['a@x.mx', 'b@x.mx']), ['a@x.mx', 'b@x.mx']],
    ['the address in the input', list(['a@x.mx'], 'Beto <b@x.mx>'), ['a@x.mx', 'b@x.mx']],
    ['not an invalid address in the input', list(['a@x.mx'], 'b@x'), ['a@x.mx']],
    ['each address once', list(['a@x.mx'], 'A@x.mx'), ['a@x.mx']],
    ['no one', emptySending, []],
  ])('are %s', async (_what, values, expected) => {
    expect(recipients(values)).toEqual(expected)
    const sentences = expected.length === 0 ? ['Agrega al menos un correo para enviar.'] : []
    expect(await refusals(sendingSchema, values)).toEqual(sentences)
  })
})

it('A restored draft has only valid addresses', () => {
  const draft = { items: ['a@x.mx', 'josé@x.mx', '\u202Ab@x.mx'], rejected: ['c@'], typed: 'd@' }
  expect(storedSending(restoreSending(draft))).toEqual({
    items: ['a@x.mx', 'b@x.mx'],
    rejected: ['c@', 'josé@x.mx'],
    typed: 'd@',
  })
})

describe('After sending, the form keeps', () => {
  it.each([
    ['no address that was sent to', ['a@x.mx', 'b@x.mx'], 'c@x.mx', ['a@x.mx', 'b@x.mx', 'c@x.mx'], [], ''],
    ['a chip that was added since then', ['a@x.mx', 'b@x.mx'], '', ['a@x.mx'], ['b@x.mx'], ''],
    ['an address that was typed since then', ['a@x.mx'], 'b@x.mx', ['a@x.mx'], [], 'b@x.mx'],
    ['a typed text without an address', ['a@x.mx'], 'hola', ['a@x.mx'], [], 'hola'],
    ['two addresses of which one was sent to', [], 'a@x.mx b@x.mx', ['a@x.mx'], [], 'a@x.mx b@x.mx'],
  ])('%s', (_what, items, typed, sent, left, stillTyped) => {
    const values = restoreSending({ items, typed, rejected: ['c@'] })
    expect(storedSending(withoutSent(values, sent))).toEqual({ items: left, typed: stillTyped, rejected: ['c@'] })
  })
})
