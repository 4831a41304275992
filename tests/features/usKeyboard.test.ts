import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { usCharacter } from '@/features/desk/usKeyboard'
import { passLink, scannedPass } from '@/model/freePass'

import { latinAmerican, usKeys } from '../support/keyboards'

it('140. a pass typed by a US scanner is read from its keys, and not from what a Latin American layout shows', () => {
  const pass = fc.record({
    fullname: fc.string({ unit: 'grapheme' }),
    token: fc.base64String({ minLength: 1 }),
    userId: fc.integer({ min: 1 }).map(String),
  })
  fc.assert(
    fc.property(pass, (values) => {
      const keys = usKeys(passLink('https://museo.mx:8443', values))
      const shown = keys.map(({ key }) => latinAmerican[key] ?? key).join('')
      expect(scannedPass(shown, 'museo.mx:8443')).toBeNull()
      expect(keys.map(usCharacter).join('')).toBe(keys.map(({ key }) => key).join(''))
    }),
  )
})

it.each(['Enter', 'Tab', 'ShiftLeft', 'Space', 'Numpad1', 'F5', 'Unidentified', ''])(
  'the key «%s» has no character of a link',
  (code) => {
    expect(usCharacter({ code, shiftKey: false })).toBe('')
    expect(usCharacter({ code, shiftKey: true })).toBe('')
  },
)
