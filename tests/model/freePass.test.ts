import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isOddToken, passLink, readPassLink, scannedPass } from '@/model/freePass'

import { passLink as serverLink } from '@/mocks/pass'

describe('the link in the QR code of a pass', () => {
  it('percent-encodes each value', () => {
    const link = passLink('https://museo.mx', { fullname: 'Ana Ruíz & <b>', token: 'a+b/c=', userId: '7' })
    expect(link).toBe(
      'https://museo.mx/free-pass?fullname=Ana%20Ru%C3%ADz%20%26%20%3Cb%3E&token_qr=a%2Bb%2Fc%3D&userId=7',
    )
    expect(serverLink({ fullName: 'Ana Ruíz & <b>', token: 'a+b/c=', userId: 7 }, 'https://museo.mx')).toBe(link)
  })

  it.each(['Ana Ruiz', 'María "Maité" 🌵 O’Farrill; Núñez & <hijos> + 100%', ''])(
    'is parsed back into its values: %s',
    (name) => {
      const pass = { fullname: name, token: 'Zq-_9+/=', userId: '7' }
      expect(readPassLink(new URL(passLink('https://museo.mx', pass)).search)).toEqual({ ...pass, isComplete: true })
    },
  )

  it('is parsed correctly if + is a space in the name, and a plus sign in the token', () => {
    const link = readPassLink('?fullname=Ana+Ruiz&token_qr=ab+cd==&userId=7')
    expect(link).toMatchObject({ fullname: 'Ana Ruiz', token: 'ab+cd==' })
  })

  it.each([
    '',
    '?fullname=Ana&userId=7',
    '?fullname=Ana&token_qr=&userId=7',
    '?fullname=Ana&token_qr=%20&userId=7',
    '?fullname=Ana&token_qr=T',
    '?fullname=Ana&token_qr=T&userId=..%2F8',
    '?fullname=Ana&token_qr=T&userId=..',
  ])('is incomplete when its query is «%s»', (search) => {
    expect(readPassLink(search).isComplete).toBe(false)
  })
})

describe('scannedPass', () => {
  const pass = fc.record({
    fullname: fc.string({ unit: 'grapheme' }),
    token: fc.stringMatching(/^[\w+/=.-]+$/),
    userId: fc.integer({ min: 1 }).map(String),
  })

  it('140. returns the query of a pass of this site, whatever the scanner types around the link', () => {
    fc.assert(
      fc.property(pass, fc.string(), fc.constantFrom('', '\r', '\n', ' '), (values, before, after) => {
        const link = passLink('https://museo.mx', values)
        const read = scannedPass(before + link + after, 'museo.mx')
        expect(read).toBe(new URL(link).search)
        expect(readPassLink(read ?? '')).toMatchObject({ token: values.token, userId: values.userId })
      }),
    )
  })

  it('140. ignores passes of other sites, and all other text', () => {
    fc.assert(
      fc.property(pass, fc.string({ unit: 'binary' }), (values, text) => {
        for (const host of ['otro.mx', 'museo.mx.otro.mx', 'museo.mx:8443']) {
          expect(scannedPass(passLink(`https://${host}`, values), 'museo.mx')).toBeNull()
        }
        expect(scannedPass(text, 'museo.mx')).toBeNull()
        expect(scannedPass(passLink('https://museo.mx', { ...values, token: '' }), 'museo.mx')).toBeNull()
      }),
    )
  })
})

it.each<[token: string, isOdd: boolean]>([
  ['k3J9vQz7bN1xW5tRpL8mYc2HfD6sGa4EuKoZi0XTq7Y', false],
  ['0f9c1d7e-3b52-4a6f-8e21-5c7d9b0a4e13', false],
  ['Zq+9/aB3dE5fG7h=', false],
  ['corto', true],
  ['k3J9vQz7bN1xW5t', true],
  ['k3J9vQz7bN1xW5tR pL8mYc2H', true],
  ['<b>k3J9vQz7bN1xW5tR</b>', true],
])("isOddToken('%s') returns %s", (token, isOdd) => {
  expect(isOddToken(token)).toBe(isOdd)
})
