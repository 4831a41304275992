import { expect, it } from 'vitest'

import { newPasswordSchema } from '@/features/password/passwordSchema'
import { passwordParts } from '@/lib/fieldRules'

import { refusals } from '../support/refusals'

it.each([
  ['Abcd1234', '', ['La confirmación de contraseña es obligatoria']],
  ['Abcd1234', 'abcd1234', ['Las contraseñas deben coincidir']],
  ['Abcd1234 ', 'Abcd1234 ', []],
  ['Abcd1234', 'Abcd1234', []],
])('newPasswordSchema, for %j and the confirmation %j, reports %j', async (password, confirmation, sentences) => {
  expect(await refusals(newPasswordSchema, { password, confirmation })).toEqual(sentences)
})

it.each([
  ['ABCD1234', 'Una letra minúscula'],
  ['abcd1234', 'Una letra mayúscula'],
  ['Abcdefgh', 'Un número'],
  ['Abcd123', '8 caracteres o más'],
])('the password checklist for %j marks only «%s» as unmet', (password, missing) => {
  expect(passwordParts.filter(({ met }) => !met(password)).map(({ label }) => label)).toEqual([missing])
})

it.each([
  ['ÑANDÚ', 'Una letra mayúscula, de la A a la Z, sin Ñ ni acentos'],
  ['ñáé', 'Una letra minúscula, de la A a la Z, sin Ñ ni acentos'],
])('the password checklist explains that the letters of %s do not count', (password, label) => {
  const labels = passwordParts.map((part) => part.label + (part.whyUnmet?.(password) ?? ''))
  expect(labels).toContain(label)
})
