import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import type { ApiError } from '@/api/apiError'
import { type EvaluationPayload, listQuestions, type Question, sendEvaluation } from '@/api/questionnaire'
import { type QuestionnaireEmails, sendQuestionnaire as postEmails } from '@/api/questionnaireEmails'
import { findTeacher, type Teacher } from '@/api/teachers'
import { messages } from '@/lib/messages'
import { sessionToken } from '@/lib/session'
import { studentEmailsDraft } from '@/lib/studentEmailsDraft'

import { apiThunk } from './apiThunk'
import { addList, emptyList, type List, listThunk } from './list'
import { addRequest, done, failed, idle, loading, type RequestState } from './request'
import { rootReducer } from './rootReducer'

interface WithQuestionnaire {
  /** Missing until this file has been loaded. */
  questionnaire?: QuestionnaireState
}

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof questionnaireSlice> {}
}

interface TeacherData {
  /** The look-up whose answer counts; what comes for an older one is late. */
  requestId: string
  teacher: Teacher | null
  request: RequestState
}

interface QuestionnaireState {
  teacherData: TeacherData
  testData: List<Question>
  evaluation: RequestState
  sending: RequestState
  /** Whom the last one went to. */
  sentTo: string[]
}

/** An API that refuses who is not signed in: the sign-in page comes first, and then what was being done. */
const wantsSession = ({ status }: ApiError) => status === 401 || (status === 403 && sessionToken() === null)

const NOT_A_TEACHER = 'El código ingresado no es de un profesor.'
const NOT_FOUND = 'El ID ingresado no arrojó resultados, favor de verificar sea correcto'

/** Looks a teacher's code up; the newest look-up is the one that counts. */
export const lookUpTeacher = apiThunk('questionnaire/lookUpTeacher', findTeacher, {
  explain: (error) => ({
    message: error.status === null ? messages.serverError : NOT_FOUND,
    wantsSession: wantsSession(error),
  }),
})

export const loadTest = listThunk(
  'questionnaire/loadTest',
  listQuestions,
  (state: WithQuestionnaire) => state.questionnaire?.testData,
)

/** Sends the answers, one POST at a time and never by itself again. */
export const sendAnswers = apiThunk(
  'questionnaire/sendAnswers',
  (evaluation: EvaluationPayload) => sendEvaluation(evaluation),
  {
    explain: (error) => ({ message: error.detail ?? messages.serverError, wantsSession: wantsSession(error) }),
    condition: ({ questionnaire }: WithQuestionnaire) => questionnaire?.evaluation.status !== 'loading',
  },
)

/** E-mails the questionnaire to students, one POST at a time and never by itself again. Whom it reached leaves the draft. */
export const sendQuestionnaire = apiThunk(
  'questionnaire/sendQuestionnaire',
  async (sending: QuestionnaireEmails) => {
    await postEmails(sending)
    const draft = studentEmailsDraft(sending.teacher_code)
    const kept = draft.read()
    if (kept) draft.write({ ...kept, items: kept.items.filter((email) => !sending.emails.includes(email)) })
    return sending.emails
  },
  { condition: ({ questionnaire }: WithQuestionnaire) => questionnaire?.sending.status !== 'loading' },
)

const noTeacher: TeacherData = { requestId: '', teacher: null, request: idle }

const initialState = (): QuestionnaireState => ({
  teacherData: noTeacher,
  testData: emptyList(),
  evaluation: idle,
  sending: idle,
  sentTo: [],
})

const questionnaireSlice = createSlice({
  name: 'questionnaire',
  initialState,
  reducers: {
    /** The code was changed: who was found is gone, and what is still on its way comes too late. */
    teacherCleared: (state) => {
      state.teacherData = noTeacher
    },
    // What is on its way stays on its way: whoever comes back must not send it twice.
    evaluationLeft: (state) => {
      if (state.evaluation.status !== 'loading') state.evaluation = idle
    },
    sendingLeft: (state) => {
      if (state.sending.status !== 'loading') state.sending = idle
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(lookUpTeacher.pending, (state, { meta: { requestId } }) => {
        state.teacherData = { requestId, teacher: null, request: loading }
      })
      .addCase(lookUpTeacher.fulfilled, ({ teacherData }, { payload, meta }) => {
        if (teacherData.requestId !== meta.requestId) return
        teacherData.teacher = payload
        teacherData.request = payload ? done('') : failed({ message: NOT_A_TEACHER, kind: 'refused' })
      })
      .addCase(lookUpTeacher.rejected, ({ teacherData }, { payload, meta }) => {
        if (teacherData.requestId === meta.requestId) teacherData.request = failed(payload)
      })
    addList(builder, loadTest, (state) => state.testData)
    addRequest(
      builder,
      sendAnswers,
      (state, request) => {
        state.evaluation = request
      },
      () => 'Respuestas enviadas correctamente.',
    )
    addRequest(
      builder,
      sendQuestionnaire,
      (state, request, sentTo) => {
        state.sending = request
        state.sentTo = sentTo ?? state.sentTo
      },
      () => 'Emails enviados correctamente.',
    )
  },
  selectors: {
    selectTeacherData: (state) => state.teacherData,
    selectTestData: (state) => state.testData,
    selectEvaluation: (state) => state.evaluation,
    selectSending: (state) => state.sending,
    selectSentTo: (state) => state.sentTo,
  },
})

export const { teacherCleared, evaluationLeft, sendingLeft } = questionnaireSlice.actions
export const { selectTeacherData, selectTestData, selectEvaluation, selectSending, selectSentTo } =
  questionnaireSlice.injectInto(rootReducer).selectors
