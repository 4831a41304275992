import { describe, expect, it } from 'vitest'

import type { Profile } from '@/api/profileFields'
import { isSameProfile, accountSchema, profileValues, toProfilePayload } from '@/features/profile/accountSchema'
import { registrationSchema, type RegistrationValues } from '@/features/profile/registrationSchema'

import { refusals, refusalsAfter } from '../support/refusals'

const schools = ['Benito Juárez', 'Escuela Secundaria Técnica 14']

const teacher: Profile = {
  id: 7,
  profile_id: 1,
  name: 'Ana',
  first_lastname: 'Ruiz',
  second_lastname: 'Soto',
  email: 'ana@escuela.mx',
  phone: '5512345678',
  date_of_birth: '1986-03-14',
  school: 'Escuela Secundaria Técnica 14',
  cct: '09DST0014K',
  school_grade_id: '2',
  school_type_id: '1',
  subject: 'Historia',
  theme_ids: ['4', '1'],
  freePass: null,
}

const values = profileValues(teacher, schools)

describe('the values of the account form', () => {
  it.each([
    ['is in the list', 'Benito Juárez', schools, 'Benito Juárez', ''],
    ['has another spelling in the list', 'benito  JUAREZ', schools, 'Benito Juárez', ''],
    ['is not in the list', 'Colegio "Ñandú"; A.C.', schools, 'Otro', 'Colegio "Ñandú"; A.C.'],
    ['cannot be looked up because the list is not loaded', 'Benito Juárez', [], 'Otro', 'Benito Juárez'],
    ['has no name', '', schools, '', ''],
    ["is named only 'Otro'", 'Otro', schools, 'Otro', ''],
  ])('contain the option or the typed name of a school that %s', (_case, school, names, chosen, schoolName) => {
    expect(profileValues({ ...teacher, school }, names)).toMatchObject({ school: chosen, schoolName })
  })

  it('are sent like a registration, with the school’s name and without a password', () => {
    const { id: _id, freePass: _pass, ...rest } = teacher
    const sent = { ...rest, profile_id: 1, school_grade_id: 2, school_type_id: 1, theme_ids: [1, 4] }
    expect(toProfilePayload(values)).toEqual(sent)
    expect(toProfilePayload(profileValues(teacher, []))).toEqual(sent)
  })
})

describe('accountSchema', () => {
  it.each<[string, Partial<RegistrationValues>, number]>([
    ['an empty name (the form cannot change it)', { name: '', date_of_birth: '' }, 0],
    ['letters in the phone', { phone: '55abc' }, 1],
    ['a missing school', { school: '' }, 1],
    ['a parent without a school', { profile_id: '2', school: '', phone: '', cct: '' }, 0],
  ])('reports the same messages as the registration form for %s', async (_case, change, count) => {
    const sentences = await refusalsAfter(accountSchema, values, change)
    expect(sentences).toHaveLength(count)
    expect(await refusals(registrationSchema, { ...values, ...change })).toEqual(expect.arrayContaining(sentences))
  })
})

it.each<[Partial<RegistrationValues>, boolean]>([
  [{ theme_ids: ['1', '4'] }, true],
  [{ phone: '55 1234 5678' }, true],
  [{ school: 'Otro', schoolName: 'Escuela Secundaria Técnica 14' }, true],
  [{ subject: 'Historia ' }, true],
  [{ email: 'otra@escuela.mx' }, false],
  [{ theme_ids: ['1'] }, false],
])('isSameProfile after the change %j returns %s', (change, same) => {
  expect(isSameProfile(values, { ...values, ...change })).toBe(same)
})
