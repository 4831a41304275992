import { describe, expect, it } from 'vitest'

import {
  emptySending,
  storedSending,
  recipients,
  restoreSending,
  sendingSchema,
  withoutSent,
} from '@/features/questionnaire-sending/sendingSchema'

import { refusals } from '../support/refusals'

const list = (items: string[], typed = '') => restoreSending({ items, typed, rejected: [] })

describe('whom the questionnaire goes to', () => {
  it.each([
    ['the chips', list(['a@x.mx', 'b@x.mx']), ['a@x.mx', 'b@x.mx']],
    ['also what is typed', list(['a@x.mx'], 'b@x.mx'), ['a@x.mx', 'b@x.mx']],
    ['not what is typed and no address', list(['a@x.mx'], 'b@x'), ['a@x.mx']],
    ['nobody twice', list(['a@x.mx'], 'A@x.mx'), ['a@x.mx']],
    ['nobody', emptySending, []],
  ])('%s', async (_what, values, expected) => {
    expect(recipients(values)).toEqual(expected)
    const sentences = expected.length === 0 ? ['Agrega al menos un correo para enviar.'] : []
    expect(await refusals(sendingSchema, values)).toEqual(sentences)
  })
})

describe('what is left after it was sent', () => {
  const rejected = [{ id: 1, original: 'c@', text: 'c@x' }]

  it.each([
    ['chips and what was typed', ['a@x.mx', 'b@x.mx'], 'c@x.mx', ['a@x.mx', 'b@x.mx', 'c@x.mx'], [], ''],
    ['a chip that came since then', ['a@x.mx', 'b@x.mx'], '', ['a@x.mx'], ['b@x.mx'], ''],
    ['what was typed since then', ['a@x.mx'], 'b@x.mx', ['a@x.mx'], [], 'b@x.mx'],
    ['what was typed and is no address', ['a@x.mx'], 'hola', ['a@x.mx'], [], 'hola'],
    ['two addresses of which one was sent', [], 'a@x.mx b@x.mx', ['a@x.mx'], [], 'a@x.mx b@x.mx'],
  ])('%s', (_what, items, typed, sent, left, stillTyped) => {
    const values = restoreSending({ items, typed, rejected })
    expect(storedSending(withoutSent(values, sent))).toEqual({ items: left, typed: stillTyped, rejected })
  })
})
