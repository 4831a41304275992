import { describe, expect, it } from 'vitest'

import { blankMessage, contactSchema, toContactPayload } from '@/features/contact/contactSchema'
import { withKeptTexts } from '@/lib/drafts'
import { messages } from '@/lib/messages'

import { refusals } from '../support/refusals'

const message = { subject: 'Una duda', email: 'ana@escuela.mx', message: '¿Hay elevador?' }

describe('a message', () => {
  it.each([
    [message, []],
    [{ ...message, subject: ' ' }, ['El asunto es obligatorio']],
    [{ ...message, email: 'ana@escuela' }, [messages.emailInvalid]],
    [{ ...message, message: '\n ' }, ['El mensaje es obligatorio']],
  ])('%j', async (values, sentences) => {
    expect(await refusals(contactSchema, values)).toEqual(sentences)
  })

  it('travels without the blanks around it', () => {
    expect(
      toContactPayload({ subject: ' Una duda ', email: ' ana@escuela.mx ', message: ' ¿Hay elevador?\n' }),
    ).toEqual(message)
  })

  it('begins with the e-mail of who is signed in', () => {
    expect(blankMessage({ email: 'ana@escuela.mx' })).toEqual({ subject: '', email: 'ana@escuela.mx', message: '' })
    expect(blankMessage(null)).toEqual({ subject: '', email: '', message: '' })
  })

  it('comes back as far as it makes sense', () => {
    const blank = blankMessage({ email: 'ana@escuela.mx' })
    expect(withKeptTexts({ ...message, email: '' }, blank)).toEqual({ ...message, email: '' })
    expect(withKeptTexts({ subject: 7, message: null }, blank)).toEqual(blank)
  })
})
