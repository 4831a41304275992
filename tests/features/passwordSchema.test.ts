import { expect, it } from 'vitest'
import { ValidationError } from 'yup'

import { newPasswordSchema, passwordRequestSchema } from '@/features/password/passwordSchema'

async function refusals(values: object, schema: typeof newPasswordSchema | typeof passwordRequestSchema) {
  try {
    await schema.validate(values, { abortEarly: false })
    return []
  } catch (error) {
    if (error instanceof ValidationError) return error.errors
    throw error
  }
}

const STRENGTH =
  'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.'

it.each([
  ['', '', ['La contraseña es obligatoria.', 'La confirmación de contraseña es obligatoria']],
  ['Abcd1234', '', ['La confirmación de contraseña es obligatoria']],
  ['Abcd1234', 'Abcd1235', ['Las contraseñas deben coincidir']],
  ['Abcd1234', 'abcd1234', ['Las contraseñas deben coincidir']],
  ['abc', 'abc', [STRENGTH]],
  ['', 'Abcd1234', ['La contraseña es obligatoria.', 'Las contraseñas deben coincidir']],
  ['Abcd1234 ', 'Abcd1234 ', []],
  ['Abcd1234', 'Abcd1234', []],
])('the new password %j, confirmed as %j', async (password, confirmation, sentences) => {
  const found = await refusals({ password, confirmation }, newPasswordSchema)
  expect(found.toSorted((a, b) => a.localeCompare(b))).toEqual(sentences.toSorted((a, b) => a.localeCompare(b)))
})

it.each([
  ['', ['El correo es obligatorio.']],
  ['a@b.c', ['No es un correo válido.']],
  ['ana@escuela..mx', ['No es un correo válido.']],
  ['ana@-escuela.mx', ['No es un correo válido.']],
  ["o'brien@x.mx", []],
  [' ana@escuela.edu.mx ', []],
])('the e-mail %j', async (email, sentences) => {
  expect(await refusals({ email }, passwordRequestSchema)).toEqual(sentences)
})
