import { describe, expect, it } from 'vitest'

import { listQuestions } from '@/api/questionnaire'
import { findTeacher } from '@/api/teachers'

import { answer, answerPage } from '../support/server'

const questions = (included: object[]) => {
  answer('get', '/tests/1', { data: { id: '1', type: 'tests' }, included })
  return listQuestions()
}

describe('GET /tests/1', () => {
  it('joins answers to questions by ids of either kind, in the order of the numbers', async () => {
    const read = await questions([
      { id: 9, type: 'answers', attributes: { answer: 'Sí', question_id: '41' } },
      { id: '41', type: 'questions', attributes: { number: '2', question: '¿Dos?' } },
      { id: '8', type: 'answers', attributes: { answer: 'No', question_id: 40 } },
      { id: '40', type: 'questions', attributes: { number: 1, question: '¿Uno?' } },
      { id: '5', type: 'themes', attributes: { name: 'Otra cosa' } },
    ])
    expect(read).toEqual([
      { id: '40', number: 1, question: '¿Uno?', answers: [{ id: '8', answer: 'No' }] },
      { id: '41', number: 2, question: '¿Dos?', answers: [{ id: '9', answer: 'Sí' }] },
    ])
  })

  it('leaves out what nobody could answer', async () => {
    expect(await questions([{ id: '40', type: 'questions', attributes: { number: 1, question: '¿Uno?' } }])).toEqual([])
    answer('get', '/tests/1', { data: null })
    expect(await listQuestions()).toEqual([])
  })

  it('refuses what is not the API', async () => {
    answerPage('get', '/tests/1')
    await expect(listQuestions()).rejects.toMatchObject({ kind: 'unreadable' })
  })
})

describe('GET /users/:id as a code', () => {
  it.each([
    [
      'a resource',
      { data: { id: '7', attributes: { profile_id: '1', name: 'Ana', first_lastname: 'Ruiz', school: 'Téc 14' } } },
    ],
    [
      'a flat object',
      { id: 7, profile_id: 1, name: 'Ana', first_lastname: 'Ruiz', second_lastname: null, school: 'Téc 14' },
    ],
  ])('reads %s', async (_shape, body) => {
    answer('get', '/users/7', body)
    expect(await findTeacher('7')).toEqual({ id: 7, name: 'Ana Ruiz', school: 'Téc 14', email: '' })
  })

  it('finds no teacher in anybody else', async () => {
    answer('get', '/users/7', { data: { id: '7', attributes: { profile_id: 2 } } })
    expect(await findTeacher('7')).toBeNull()
  })
})
