import { describe, expect, it } from 'vitest'

import {
  cctHint,
  emptyRegistration,
  phoneHint,
  registrationSchema,
  type RegistrationValues,
  toRegistrationPayload,
  withDraft,
} from '@/features/profile/registrationSchema'
import { today, todayInYears } from '@/lib/dates'

import { refusals, refusalsAfter } from '../support/refusals'

const parent: RegistrationValues = {
  ...emptyRegistration,
  profile_id: '2',
  email: 'luis@correo.mx',
  password: 'Abcd1234',
  theme_ids: ['1'],
}

const teacher: RegistrationValues = {
  ...parent,
  profile_id: '1',
  name: ' Ana ',
  first_lastname: 'Ruiz',
  second_lastname: 'Soto',
  phone: '55 1234 5678',
  date_of_birth: '1986-03-14',
  school: 'Benito Juárez',
  cct: '09DST0014K',
  school_grade_id: '2',
  school_type_id: '1',
  subject: 'Historia',
  theme_ids: ['1', '4'],
}

const STRENGTH =
  'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.'

describe('registrationSchema', () => {
  it('accepts a teacher’s complete form, and a parent’s form with only the required fields', async () => {
    expect(await refusals(registrationSchema, teacher)).toEqual([])
    expect(await refusals(registrationSchema, parent)).toEqual([])
  })

  it('11. requires every field of a teacher', async () => {
    const sentences = await refusals(registrationSchema, { ...emptyRegistration, profile_id: '1' })
    expect(sentences.toSorted((a, b) => a.localeCompare(b, 'es'))).toEqual(
      [
        'El nombre es obligatorio.',
        'El primer apellido es obligatorio.',
        'El segundo apellido es obligatorio.',
        'El teléfono es obligatorio.',
        'La escuela es obligatoria.',
        'El cct es obligatorio.',
        'El nivel educativo es obligatorio.',
        'La materia impartida es obligatoria.',
        'El sostenimiento escuela es obligatorio.',
        'El correo es obligatorio.',
        'La contraseña es obligatoria.',
        'Selecciona al menos un tema',
      ].toSorted((a, b) => a.localeCompare(b, 'es')),
    )
  })

  it.each<[string, Partial<RegistrationValues>, string]>([
    ['a missing profile', { profile_id: '' }, 'El Tipo de perfil es obligatorio'],
    ['a blank name', { name: '  ' }, 'El nombre es obligatorio.'],
    ['a phone that consists of invisible characters', { phone: '\u202A\u202C' }, 'El teléfono es obligatorio.'],
    ['letters in the phone', { phone: '55abc' }, 'El teléfono debe contener solo números.'],
    ['a missing theme', { theme_ids: [] }, 'Selecciona al menos un tema'],
    ['a fourth theme', { theme_ids: ['1', '2', '3', '4'] }, 'Solo puedes elegir 3 temas'],
    ['a future birth date', { date_of_birth: '2999-01-01' }, 'La fecha de nacimiento no puede ser mayor a hoy.'],
    [
      'a birth date in a five-digit year',
      { date_of_birth: '12026-01-01' },
      'La fecha de nacimiento no puede ser mayor a hoy.',
    ],
    [
      'a birth date in a two-digit year',
      { date_of_birth: '0086-03-14' },
      'La fecha de nacimiento debe estar dentro de los últimos 120 años.',
    ],
    [
      'an unlisted school named «otro»',
      { school: 'Otro', schoolName: ' otro ' },
      'El nombre de la escuela es obligatoria.',
    ],
    ['an unlisted school without a name', { school: 'Otro' }, 'El nombre de la escuela es obligatoria.'],
    ['an e-mail without a real domain', { email: 'a@b.c' }, 'No es un correo válido.'],
    ['an e-mail without @', { email: 'ana.correo.mx' }, 'No es un correo válido.'],
    ['a short password', { password: 'Abc123' }, STRENGTH],
    ['a password without upper case', { password: 'abcd1234' }, STRENGTH],
    ['a password without lower case', { password: 'ABCD1234' }, STRENGTH],
    ['a password without a digit', { password: 'Abcdefgh' }, STRENGTH],
  ])('12. rejects %s', async (_case, change, sentence) => {
    expect(await refusalsAfter(registrationSchema, teacher, change)).toEqual([sentence])
  })

  it('66. rejects an e-mail with two dots in a row', async () => {
    expect(await refusalsAfter(registrationSchema, teacher, { email: 'ana@escuela..mx' })).toEqual([
      'No es un correo válido.',
    ])
  })

  it.each<[string, Partial<RegistrationValues>]>([
    ['today as birth date', { date_of_birth: today() }],
    ['a birth date 120 years ago', { date_of_birth: todayInYears(-120) }],
    ['spaces around the e-mail', { email: ' ana@escuela.edu.mx ' }],
    ['an unusual CCT', { cct: 'en trámite' }],
    ['a phone copied from an address book', { phone: '\u202A55\u00A01234\u20095678\u202C' }],
    ['three themes', { theme_ids: ['1', '2', '3'] }],
    ['an unlisted school whose name contains «Otro»', { school: 'Otro', schoolName: 'Instituto Otro' }],
    ['an unlisted school whose name begins with «Otro»', { school: 'Otro', schoolName: 'Otro Mundo' }],
  ])('accepts %s', async (_case, change) => {
    expect(await refusalsAfter(registrationSchema, teacher, change)).toEqual([])
  })
})

it.each<[unknown, string[]]>([
  [
    ['2', '3'],
    ['2', '3'],
  ],
  [['2', 3], ['1']],
  ['2', ['1']],
])('withDraft restores the themes %j as %j', (theme_ids, expected) => {
  expect(withDraft({ theme_ids }, parent)).toEqual({ ...parent, theme_ids: expected })
})

describe('toRegistrationPayload', () => {
  it('sends every field of a teacher, with numeric ids and trimmed strings', () => {
    expect(toRegistrationPayload(teacher)).toEqual({
      name: 'Ana',
      first_lastname: 'Ruiz',
      second_lastname: 'Soto',
      email: 'luis@correo.mx',
      password: 'Abcd1234',
      phone: '5512345678',
      profile_id: 1,
      school_grade_id: 2,
      school_type_id: 1,
      school: 'Benito Juárez',
      cct: '09DST0014K',
      subject: 'Historia',
      theme_ids: [1, 4],
      date_of_birth: '1986-03-14',
    })
  })

  it('strips invisible characters and outer whitespace, except from the password', () => {
    const { name, first_lastname, second_lastname, email, password, phone, cct, subject } = teacher
    const texts = { name, first_lastname, second_lastname, email, password, phone, cct, subject }
    const padded = Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, ` \u202A${text}\u00A0\u202C`]),
    )
    expect(toRegistrationPayload({ ...teacher, ...padded })).toEqual({
      ...toRegistrationPayload(teacher),
      password: ' \u202AAbcd1234\u00A0\u202C',
    })
  })

  it('sends the CCT in upper case', () => {
    expect(toRegistrationPayload({ ...teacher, cct: ' 09dst0014k\u200B' })).toMatchObject({ cct: '09DST0014K' })
  })

  it('10. sends no surnames, phone or school data for a profile other than teacher', () => {
    expect(toRegistrationPayload({ ...teacher, profile_id: '2' })).toEqual({
      name: 'Ana',
      email: 'luis@correo.mx',
      password: 'Abcd1234',
      profile_id: 2,
      date_of_birth: '1986-03-14',
      theme_ids: [1, 4],
    })
  })
})

describe('phoneHint', () => {
  it.each([
    '',
    '5512345678',
    '55 1234 5678',
    '044 55 1234 5678',
    '0455512345678',
    '01 55 1234 5678',
    '+525512345678',
    '52 55 1234 5678',
  ])('returns no hint for %j', (phone) => {
    expect(phoneHint(phone)).toBeUndefined()
  })

  it.each(['12345678', '551234567890', '1'.repeat(19), '5512345678901', '0445512'])(
    'returns a hint for %j',
    (phone) => {
      expect(phoneHint(phone)).toContain('10 dígitos')
    },
  )
})

describe('cctHint', () => {
  it.each(['', '09DST0014K', ' 15ebh0219z ', '\u202A09DST0014K\u202C'])('returns no hint for %j', (cct) => {
    expect(cctHint(cct)).toBeUndefined()
  })

  it.each(['12345', '09DST0014KX', 'X09DST0014K', '9DST0014K', '09DST00144', '09DS10014K'])(
    'returns a hint for %j',
    (cct) => {
      expect(cctHint(cct)).toContain('09DST0014K')
    },
  )
})
