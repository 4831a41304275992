import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

import type { Question } from '@/api/questionnaire'
import type { Teacher } from '@/api/teachers'
import type { KnownTeacher } from '@/lib/drafts'

import { isRequestOf, updateRequests, type WithRequests } from './request'

interface TeacherData {
  /** The code of the newest look-up. Answers for other codes are ignored. */
  code: string
  /** Without network, what this device knows of the teacher from before. */
  teacher: Teacher | KnownTeacher | null
}

interface QuestionnaireState extends WithRequests {
  teacherData: TeacherData
  testData: Question[]
}

const noTeacher: TeacherData = { code: '', teacher: null }

const initialState: QuestionnaireState = { teacherData: noTeacher, testData: [], requests: {} }

export const questionnaireSlice = createSlice({
  name: 'questionnaire',
  initialState,
  reducers: {
    /** A look-up has started. Payload: the code. */
    teacherAsked: (state, { payload }: PayloadAction<string>) => {
      state.teacherData = { code: payload, teacher: null }
    },
    teacherFound: (state, { payload }: PayloadAction<TeacherData>) => {
      if (state.teacherData.code === payload.code) state.teacherData = payload
    },
    /** The code was changed. A look-up that is still loading is ignored. */
    teacherCleared: (state) => {
      state.teacherData = noTeacher
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isRequestOf('questionnaire'), updateRequests)
  },
  selectors: {
    selectTeacherData: (state) => state.teacherData,
  },
})

export const { teacherAsked, teacherFound, teacherCleared } = questionnaireSlice.actions
export const { selectTeacherData } = questionnaireSlice.selectors
