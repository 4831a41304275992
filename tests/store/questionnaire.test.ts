import { describe, expect, it } from 'vitest'

import { storedAnswers } from '@/model/answers'
import { storedTeacher } from '@/model/questionnaire'
import { messages } from '@/lib/messages'
import { studentEmailsDraft } from '@/model/drafts'
import { saveSession } from '@/model/session'
import { lookUpTeacher, selectLookUp, selectTeacher } from '@/store/questionnaireSlice'
import { sendAnswers } from '@/store/sendAnswers'
import { sendQuestionnaire } from '@/store/sendQuestionnaire'
import { selectRequest } from '@/store/request'
import { storedSession } from '@/store/session'
import { makeStore } from '@/store/store'

import { answer, dropConnection, received } from '../support/server'
import { user } from '../support/thunks'

const NOT_FOUND = 'El ID ingresado no arrojó resultados, favor de verificar sea correcto'
const ana = { id: 7, name: 'Ana Ruiz', school: '', email: 'ana@escuela.mx' }

const answerTeacher = (profile_id = 1) =>
  answer('get', '/users/7', { id: 7, profile_id, name: 'Ana Ruiz', email: 'ana@escuela.mx' })

describe('the look-up of a teacher', () => {
  it('stores the teacher under the code', async () => {
    answerTeacher()
    const store = makeStore()
    await store.dispatch(lookUpTeacher('7'))
    expect(selectTeacher(store.getState(), '7')).toEqual(ana)
    expect(selectTeacher(store.getState(), '8')).toBeNull()
    expect(selectLookUp(store.getState(), '7')).toEqual({ status: 'done', message: '' })
  })

  it.each([404, 500])('fails after status %i, even if the teacher is stored', async (status) => {
    storedTeacher('7').write({ name: 'Ana Ruiz', school: 'Secundaria 14' })
    answer('get', '/users/7', {}, status)
    const store = makeStore()
    await store.dispatch(lookUpTeacher('7'))
    expect(selectLookUp(store.getState(), '7')).toMatchObject({ status: 'failed', failure: { message: NOT_FOUND } })
    expect(selectTeacher(store.getState(), '7')).toBeNull()
  })

  it('reports a code that does not belong to a teacher', async () => {
    answerTeacher(2)
    const store = makeStore()
    await store.dispatch(lookUpTeacher('7'))
    const message = 'El código ingresado no es de un profesor.'
    expect(selectLookUp(store.getState(), '7')).toMatchObject({ status: 'failed', failure: { message } })
  })

  it.each([
    ['signed out', null, true],
    ['signed in', user, false],
  ])(
    'suggests sign-in if the API returns a 403, but only to signed-out users: %s',
    async (_who, session, wantsSession) => {
      if (session) saveSession(session, 'hash')
      answer('get', '/users/7', {}, 403)
      const store = makeStore(storedSession())
      await store.dispatch(lookUpTeacher('7'))
      expect(selectLookUp(store.getState(), '7')).toMatchObject({ failure: { wantsSession } })
    },
  )
})

describe('answers to the questionnaire', () => {
  const PATH = '/tests/1/evaluation'
  const evaluation = { id_professor: null, email: '', answers: [{ question_id: 40, answer_id: 301 }] }
  const stored = { answers: { 40: '301' } }

  async function send(change: Partial<Parameters<typeof sendAnswers>[0]> = {}) {
    storedAnswers('7').write(stored)
    const store = makeStore()
    await store.dispatch(sendAnswers({ owner: '7', evaluation, codeToFind: null, ...change }))
    return selectRequest(store.getState(), sendAnswers, '7')
  }
  const posts = async () => (await received()).filter(({ line }) => line === `POST ${PATH}`)

  it('are not sent when a user signs in during the look-up of the code', async () => {
    answerTeacher()
    answer('post', PATH, {})
    const sending = send({ codeToFind: '7' })
    saveSession(user, 'hash')
    await sending
    expect(await posts()).toEqual([])
  })

  it.each([
    ['', 'ana@escuela.mx'],
    ['luis@correo.mx', 'luis@correo.mx'],
  ])(
    'are sent with the looked-up teacher’s id, and with the teacher’s e-mail if the given e-mail is empty: «%s», «%s»',
    async (email, sent) => {
      answerTeacher()
      answer('post', PATH, {})
      await send({ evaluation: { ...evaluation, email }, codeToFind: '7' })
      expect(await posts()).toMatchObject([{ body: { ...evaluation, id_professor: 7, email: sent } }])
    },
  )

  it.each<[what: string, arrange: () => void, message: string]>([
    ['an error', () => answer('get', '/users/7', { error: 'Mantenimiento.' }, 500), 'Mantenimiento.'],
    ['no response', () => dropConnection('get', '/users/7'), messages.serverError],
    ['a user who is not a teacher', () => answerTeacher(2), 'El código ingresado no es de un profesor.'],
  ])('are not sent, and leave no doubt, when the look-up returns %s', async (_what, arrange, message) => {
    arrange()
    expect(await send({ codeToFind: '7' })).toMatchObject({
      failure: { kind: 'refused', message, advice: 'No se enviaron.' },
    })
    expect(await posts()).toEqual([])
    expect(storedAnswers('7').read()).toEqual(stored)
    expect(sendAnswers.doubt?.stored('7').read()).toBeNull()
  })
})

describe('sendQuestionnaire', () => {
  const sending = { emails: ['a@x.mx', 'b@x.mx'], teacher_code: 7 }
  const draft = { items: ['a@x.mx', 'b@x.mx', 'c@x.mx'], rejected: [], typed: 'd@' }

  it.each([
    [200, ['c@x.mx']],
    [500, draft.items],
  ])('leaves in the draft only the addresses that were not e-mailed (status %i)', async (status, items) => {
    studentEmailsDraft(7).write(draft)
    answer('post', '/users/7/send_questionnaire_to_students', {}, status)
    await makeStore().dispatch(sendQuestionnaire(sending))
    expect(studentEmailsDraft(7).read()).toEqual({ ...draft, items })
  })
})
