import { createSlice } from '@reduxjs/toolkit'

import { ApiError } from '@/api/apiError'
import { apiListQuestions, type Question } from '@/api/questionnaire'
import { apiFindTeacher, type Teacher } from '@/api/teachers'
import { type StoredTeacher, storedTeacher } from '@/model/questionnaire'
import { messages } from '@/lib/messages'
import { idle } from '@/lib/requestState'
import { sessionToken } from '@/model/session'

import { apiThunk, listThunk } from './apiThunk'
import { selectRequest } from './request'
import type { RootState } from './store'

interface TeacherData {
  /** The code of the newest look-up. Responses to look-ups of other codes are ignored. */
  code: string
  /** The teacher from the API, or the teacher stored on this device if the API did not respond. */
  teacher: Teacher | StoredTeacher | null
}

const noTeacher: TeacherData = { code: '', teacher: null }

const initialState: { teacherData: TeacherData; testData: Question[] } = { teacherData: noTeacher, testData: [] }

/** Fetches the questions, which students answer and teachers can read first. */
export const loadTest = listThunk('questionnaire', 'testData', apiListQuestions)

/** Whether the API requires a session for this call. If so, the page opens the sign-in page. */
export const wantsSession = ({ status }: ApiError) => status === 401 || (status === 403 && sessionToken() === null)

const NOT_A_TEACHER = 'El código ingresado no es de un profesor.'
const NOT_CHECKED = 'Tu código puede estar bien: no pudimos comprobarlo.'
const NOT_FOUND = 'El ID ingresado no arrojó resultados, favor de verificar sea correcto'

/** Fetches the teacher with this code. @throws ApiError; `refused` without a status if the user is no teacher */
export async function teacherOf(code: string): Promise<Teacher> {
  const teacher = await apiFindTeacher(code)
  if (teacher === null) throw new ApiError('refused', { detail: NOT_A_TEACHER })
  return teacher
}

/** Fetches this code's teacher, or returns the teacher stored on this device if offline. @throws ApiError */
async function teacherOrCached(code: string): Promise<Teacher | StoredTeacher> {
  try {
    return await teacherOf(code)
  } catch (thrown) {
    const cached = thrown instanceof ApiError && thrown.kind === 'unanswered' ? storedTeacher(code).read() : null
    if (cached === null) throw thrown
    return cached
  }
}

function explainNotFound({ kind, status, detail }: ApiError): { message: string; detail?: string } {
  if (kind === 'fault')
    return { message: NOT_FOUND, detail: `Si tu código es correcto, también ${messages.orServerFault}` }
  if (kind !== 'refused') return { message: messages.serverError, detail: NOT_CHECKED }
  return { message: status === null && detail !== null ? detail : NOT_FOUND }
}

/** Looks up the teacher who has a code. Ignores responses to older look-ups. */
export const lookUpTeacher = apiThunk('questionnaire', 'lookUpTeacher', teacherOrCached, {
  done: '',
  canOverlap: true,
  isOpenToSignedOut: true,
  about: (code) => code,
  explain: (error) => ({ ...explainNotFound(error), wantsSession: wantsSession(error) }),
})

export const questionnaireSlice = createSlice({
  name: 'questionnaire',
  initialState,
  reducers: {
    /** Dispatched when the user leaves the page. The response to a pending look-up is then ignored. */
    teacherCleared: (state) => {
      state.teacherData = noTeacher
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(lookUpTeacher.pending, (state, { meta }) => {
        state.teacherData = { code: meta.arg, teacher: null }
      })
      .addCase(lookUpTeacher.fulfilled, (state, { payload, meta }) => {
        if (state.teacherData.code === meta.arg) state.teacherData.teacher = payload
      })
  },
})

export const { teacherCleared } = questionnaireSlice.actions

/** Returns the teacher that the newest look-up found; null if the look-up was for another code. */
export const selectTeacher = ({ questionnaire: { teacherData } }: RootState, code: string): TeacherData['teacher'] =>
  teacherData.code === code ? teacherData.teacher : null

/** Returns the state of the newest look-up; idle if the look-up was for another code. */
export const selectLookUp = (state: RootState, code: string) =>
  state.questionnaire.teacherData.code === code ? selectRequest(state, lookUpTeacher, code) : idle
