import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { isEmail } from '@/lib/fieldRules'
import { likelyEmail } from '@/lib/likelyEmail'

it.each([
  ['lupita@hotmail.con', 'lupita@hotmail.com'],
  ['lupita@hotmail.cmo', 'lupita@hotmail.com'],
  ['lupita@hotmail.cm', 'lupita@hotmail.com'],
  ['lupita@gmail.om', 'lupita@gmail.com'],
  ['lupita@outlook.vom', 'lupita@outlook.com'],
  ['lupita@gmial.com', 'lupita@gmail.com'],
  ['lupita@hotmial.com', 'lupita@hotmail.com'],
  ['lupita@yaho.com.mx', 'lupita@yahoo.com.mx'],
  ['lupita@yahoo.com.mc', 'lupita@yahoo.com.mx'],
  ['lupita@gmial.con', 'lupita@gmail.com'],
  ['Lupita.R@Hotmail.CON', 'Lupita.R@hotmail.com'],
])('106. likelyEmail for %s suggests %s', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

it.each([
  'alumnos.udg.mx',
  'comunidad.unam.mx',
  'alumno.ipn.mx',
  'escuela.gob.mx',
  'gmial.edu.mx',
  'hotmail.es',
  'hotmail.fr',
  'gmail.co',
  'yahoo.cl',
  'escuela.co',
  'escuela.con',
  'escuela.com',
  'hotmail.com',
  'ymail.com',
  'constructor.com',
  'con',
  '',
])('106. likelyEmail suggests nothing for the domain «%s»', (domain) => {
  expect(likelyEmail(`lupita@${domain}`)).toBeUndefined()
})

it('likelyEmail suggests a valid address with the same local part, and suggests no correction of that address', () => {
  const names = fc.constantFrom('gmail', 'gmial', 'hotmial', 'yaho', 'outlok', 'prodigy', 'escuela')
  const ends = fc.constantFrom('com', 'con', 'cm', 'com.mx', 'com.mc', 'es', 'net.mx')
  fc.assert(
    fc.property(fc.emailAddress(), names, ends, (email, name, end) => {
      const typed = `${email.slice(0, email.lastIndexOf('@'))}@${name}.${end}`
      fc.pre(isEmail(typed))
      const meant = likelyEmail(typed) ?? typed
      expect(meant).toSatisfy(isEmail)
      expect(meant.split('@')[0]).toBe(typed.split('@')[0])
      expect(likelyEmail(meant)).toBeUndefined()
    }),
  )
})
