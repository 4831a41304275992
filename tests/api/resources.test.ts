import type { JsonBodyType } from 'msw'
import { describe, expect, it } from 'vitest'

import { apiListJustifications } from '@/api/justifications'
import { apiListServices } from '@/api/packages'
import { apiGetProfile } from '@/api/profile'
import { apiSaveProfile } from '@/api/users'
import { apiListQuestions } from '@/api/questionnaire'
import { apiListRequirements } from '@/api/requirements'
import { apiListSponsorshipRequirements } from '@/api/sponsorship'
import { apiFindTeacher } from '@/api/teachers'

import { someProfile } from '../support/examples'
import { answer } from '../support/server'

const resource = (id: string, attributes: object) => ({ id, type: 'x', attributes })
const question = (id: number | string, attributes: object) => ({ id, type: 'questions', attributes })
const choice = (id: number | string, attributes: object) => ({ id, type: 'answers', attributes })

describe('list calls', () => {
  it.each<[what: string, path: string, list: () => Promise<unknown[]>, attributes: object, bare: object]>([
    [
      'services',
      '/packages',
      apiListServices,
      { name: 'Taller', description: 'Dos horas', price: 95 },
      { name: '', description: '', price: null },
    ],
    [
      'projects',
      '/justifications',
      apiListJustifications,
      { name: 'Una voz', description: 'Sobre', school_grade_id: '3', has_file: true },
      { name: '', description: '', school_grade_id: '', has_file: false },
    ],
    [
      'requirements',
      '/requirements',
      apiListRequirements,
      { requirement_type_id: '1', content: '<p>Trae</p>' },
      { requirement_type_id: '', content: '' },
    ],
    [
      'sponsorship requirements',
      '/sponsorship_requirements',
      apiListSponsorshipRequirements,
      { title: 'Carta', content: '<p>De la escuela</p>' },
      { title: '', content: '' },
    ],
  ])('decode %s, with empty values for missing attributes', async (_what, path, list, attributes, bare) => {
    answer('get', path, { data: [resource('1', attributes), resource('2', {})] })
    expect(await list()).toEqual([
      { id: '1', ...attributes },
      { id: '2', ...bare },
    ])
  })
})

describe('a profile', () => {
  const attributes = {
    profile_id: '1',
    name: 'Ana',
    first_lastname: 'Ruiz',
    second_lastname: 'Soto',
    email: 'ana@escuela.mx',
    phone: 5512345678,
    date_of_birth: '1986-03-14T00:00:00.000Z',
    school: 'Benito Juárez',
    cct: '09DST0014K',
    school_grade_id: 2,
    school_type_id: '1',
    subject: 'Historia',
  }
  const read = {
    ...attributes,
    id: 7,
    profile_id: 1,
    phone: '5512345678',
    date_of_birth: '1986-03-14',
    school_grade_id: '2',
    theme_ids: [],
    freePass: null,
  }
  const themes = (data: unknown) => ({ data: { ...resource('7', attributes), relationships: { themes: data } } })

  it.each<[what: string, body: JsonBodyType, expected: object]>([
    ['from a resource', { data: resource('7', attributes) }, read],
    [
      'from a resource with themes',
      themes({ data: [{ id: 4 }, { id: '1' }, {}, null] }),
      { ...read, theme_ids: ['4', '1'] },
    ],
    [
      'from a flat object with theme ids',
      { ...attributes, id: 7, theme_ids: [4, '1'] },
      { ...read, theme_ids: ['4', '1'] },
    ],
    ['from a flat object with a pass', { ...attributes, id: 7, free_pass: 'T' }, { ...read, freePass: 'T' }],
    ['from a flat object without a pass', { ...attributes, id: 7, free_pass: null }, { ...read, freePass: false }],
  ])('is decoded %s', async (_what, body, expected) => {
    answer('get', '/users/7', body)
    expect(await apiGetProfile(7)).toEqual(expected)
  })

  it('is rejected as unreadable when it belongs to another user', async () => {
    answer('get', '/users/7', { ...attributes, id: 8 })
    await expect(apiGetProfile(7)).rejects.toMatchObject({ kind: 'unreadable' })
  })

  const sent = { ...someProfile, name: 'Ana', email: 'ana@escuela.mx' }

  it.each<[what: string, body: JsonBodyType, saved: object]>([
    [
      'the values of the response',
      { id: 7, name: 'Anita', first_lastname: 'R.', second_lastname: 'S.', email: 'otra@escuela.mx' },
      { name: 'Anita', first_lastname: 'R.', second_lastname: 'S.', email: 'otra@escuela.mx' },
    ],
    [
      'the sent values when the response is empty',
      { id: 7 },
      { name: 'Ana', first_lastname: '', second_lastname: '', email: 'ana@escuela.mx', theme_ids: ['1'] },
    ],
  ])('that was just saved is returned with %s', async (_what, body, saved) => {
    answer('patch', '/users/7', body)
    expect(await apiSaveProfile(7, sent)).toMatchObject(saved)
  })
})

describe('apiFindTeacher', () => {
  const teacher = { profile_id: '1', name: 'Ana', first_lastname: 'Ruiz', school: 'Téc 14' }

  it.each<[what: string, body: JsonBodyType, expected: object | null]>([
    [
      'a teacher from a resource',
      { data: resource('7', teacher) },
      { id: 7, name: 'Ana Ruiz', school: 'Téc 14', email: '' },
    ],
    [
      'a teacher with an e-mail from a flat object',
      { ...teacher, id: 7, first_lastname: '', second_lastname: 'Soto', school: null, email: 'ana@escuela.mx' },
      { id: 7, name: 'Ana Soto', school: '', email: 'ana@escuela.mx' },
    ],
    ['null for a user who is not a teacher', { data: resource('7', { profile_id: 2 }) }, null],
  ])('returns %s', async (_what, body, expected) => {
    answer('get', '/users/7', body)
    expect(await apiFindTeacher('7')).toEqual(expected)
  })
})

describe('apiListQuestions', () => {
  it('sorts the questions, matches answers by numeric or string id, and drops questions without answers', async () => {
    const included = [
      choice(9, { answer: 'Sí', question_id: '41' }),
      question('41', { number: '2', question: '¿Dos?' }),
      choice('8', { answer: 'No', question_id: 40 }),
      question('40', { number: 1, question: '¿Uno?' }),
      { id: '5', type: 'themes', attributes: { name: 'Otra cosa' } },
      question('42', { number: 3, question: '¿Sin respuestas?' }),
      question('43', { number: 4, question: '' }),
      choice('301', { answer: 'Sin pregunta', question_id: 43 }),
      null,
    ]
    answer('get', '/tests/1', { data: { id: '1', type: 'tests' }, included })
    expect(await apiListQuestions()).toEqual([
      { id: '40', number: 1, question: '¿Uno?', answers: [{ id: '8', answer: 'No' }] },
      { id: '41', number: 2, question: '¿Dos?', answers: [{ id: '9', answer: 'Sí' }] },
    ])
  })

  it.each([undefined, null, '', 'tres', [], {}, 0, -1])(
    'sorts a question last if its position is %j',
    async (number) => {
      const included = [
        question(1, { number, question: '¿Último?' }),
        choice(8, { answer: 'Sí', question_id: 1 }),
        question(2, { number: 14, question: '¿Primero?' }),
        choice(9, { answer: 'Sí', question_id: 2 }),
      ]
      answer('get', '/tests/1', { included })
      expect((await apiListQuestions()).map((one) => [one.id, one.number])).toEqual([
        ['2', 14],
        ['1', Infinity],
      ])
    },
  )

  it.each([{ data: null }, { included: 'x' }])('returns an empty list for %j', async (body) => {
    answer('get', '/tests/1', body)
    expect(await apiListQuestions()).toEqual([])
  })
})
