import { describe, expect, it } from 'vitest'

import { blankMessage, contactSchema } from '@/features/contact/contactSchema'
import { messages } from '@/lib/messages'

import { refusals, refusalsAfter } from '../support/refusals'

const message = { ...blankMessage(null), subject: 'Una duda', email: 'ana@escuela.mx', message: '¿Hay elevador?' }

describe('a message', () => {
  it('is accepted when complete', async () => {
    expect(await refusals(contactSchema, message)).toEqual([])
  })

  it.each([
    [{ subject: ' ' }, 'El asunto es obligatorio'],
    [{ email: 'ana@escuela' }, messages.emailInvalid],
    [{ message: '\n ' }, 'El mensaje es obligatorio'],
  ])('is rejected with %j', async (change, sentence) => {
    expect(await refusalsAfter(contactSchema, message, change)).toEqual([sentence])
  })

  it('is sent without leading or trailing whitespace', () => {
    expect(
      contactSchema.cast({ subject: ' Una duda ', email: ' ana@escuela.mx ', message: ' ¿Hay elevador?\n' }),
    ).toEqual(message)
  })

  it('contains the signed-in user’s e-mail by default', () => {
    expect(blankMessage({ email: 'ana@escuela.mx' })).toMatchObject({ subject: '', email: 'ana@escuela.mx' })
    expect(blankMessage(null)).toMatchObject({ email: '' })
  })
})
