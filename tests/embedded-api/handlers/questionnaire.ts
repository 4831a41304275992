import { type HttpHandler, HttpResponse } from 'msw'

import { bearerOf } from '../access.ts'
import type { Database } from '../database.ts'
import { type Evaluation, nextId } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { resource } from '../resource.ts'
import { type Call, route } from '../route.ts'
import { type Question, questionnaire } from '../seed/questionnaire.ts'
import { readEvaluation } from '../validation/evaluation.ts'

const TEST_ID = 1

/** The questionnaire of the visit: GET /tests/1 with its questions, and POST /tests/1/evaluation, with or without a session. */
export function questionnaireHandlers(database: Database): HttpHandler[] {
  return [
    route('get', '/tests/:id', ({ param, query }) => {
      expectTest(param('id'))
      const included = includedResources(query.get('include') ?? '')
      const data = {
        ...resource('tests', { id: TEST_ID, name: 'Cuestionario de visita' }),
        relationships: { questions: { data: questionnaire.map(({ id }) => ({ id: String(id), type: 'questions' })) } },
      }
      return HttpResponse.json({ data, included })
    }),

    route('post', '/tests/:id/evaluation', async (call) => {
      expectTest(call.param('id'))
      bearerOf(database, call.request)
      const { id, ...attributes } = await keepEvaluation(database, call)
      return HttpResponse.json({ data: { id: String(id), type: 'evaluations', attributes } })
    }),
  ]
}

function expectTest(id: string): void {
  if (id !== String(TEST_ID)) throw new Refusal(404, 'No encontramos ese cuestionario.')
}

function includedResources(include: string) {
  const wanted = include.split(',')
  const questions = wanted.includes('questions') ? questionnaire : []
  const answered = wanted.includes('questions.answers') ? questionnaire : []
  return [...questions.map(questionResource), ...answered.flatMap(answerResources)]
}

const questionResource = ({ id, number, question }: Question) => resource('questions', { id, number, question })

const answerResources = ({ id: question_id, answers }: Question) =>
  answers.map(({ id, answer }) => resource('answers', { id, answer, question_id }))

async function keepEvaluation(database: Database, { body }: Call): Promise<Evaluation> {
  const sent = readEvaluation(await body(), database.data.users)
  return database.change((data) => {
    const evaluation = { ...sent, id: nextId(data, 'evaluations'), created_at: new Date().toISOString() }
    data.evaluations.push(evaluation)
    return evaluation
  })
}
