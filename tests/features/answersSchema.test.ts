import { describe, expect, it } from 'vitest'

import type { Question } from '@/api/questionnaire'
import { answersSchema, fromStored, toEvaluation, toStored, unanswered } from '@/features/questionnaire/answersSchema'

const question = (id: string, number: number): Question => ({
  id,
  number,
  question: `¿Pregunta ${number}?`,
  answers: [
    { id: `${id}1`, answer: 'Una' },
    { id: `${id}2`, answer: 'Otra' },
  ],
})

const questions = [question('40', 1), question('41', 2), question('7', 3)]
const complete = { q40: '401', q41: '412', q7: '71' }

describe('the questionnaire form', () => {
  it.each([
    ['a complete form', complete, true],
    ['a form without answers', fromStored(questions, {}), false],
    ['a form with an unanswered question', { ...complete, q41: '' }, false],
    ['a form with an answer to another question', { ...complete, q41: '401' }, false],
    ['a form with an unknown answer', { ...complete, q41: '999' }, false],
  ])('is valid only if each question has one of its own answers: %s', (_case, values, isValid) => {
    expect(answersSchema(questions).isValidSync(values)).toBe(isValid)
  })

  it('sends numeric ids in the order of the questions', () => {
    expect(toEvaluation(questions, complete, { id_professor: 7, email: 'a@b.mx' })).toEqual({
      id_professor: 7,
      email: 'a@b.mx',
      answers: [
        { question_id: 40, answer_id: 401 },
        { question_id: 41, answer_id: 412 },
        { question_id: 7, answer_id: 71 },
      ],
    })
  })

  it('stores and restores answers by id', () => {
    const values = { ...complete, q41: '' }
    expect(toStored(questions, values)).toEqual({ 40: '401', 7: '71' })
    expect(fromStored(questions, toStored(questions, values))).toEqual(values)
  })

  it('drops stored answers to removed questions and removed options', () => {
    expect(fromStored(questions, { 40: '999', 99: '1', 7: '72' })).toEqual({ q40: '', q41: '', q7: '72' })
  })

  it('lists the unanswered questions', () => {
    expect(unanswered(questions, { ...complete, q41: '' }).map(({ number }) => number)).toEqual([2])
  })
})
