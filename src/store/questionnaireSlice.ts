import { createSlice, type WithSlice } from '@reduxjs/toolkit'

import { type QuestionnaireEmails, sendQuestionnaire as postEmails } from '@/api/questionnaireEmails'
import { studentEmailsDraft } from '@/lib/studentEmailsDraft'

import { apiThunk } from './apiThunk'
import { addRequest, idle, type RequestState } from './request'
import { rootReducer } from './rootReducer'

interface WithQuestionnaire {
  /** Missing until this file has been loaded. */
  questionnaire?: QuestionnaireState
}

declare module './rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof questionnaireSlice> {}
}

interface QuestionnaireState {
  sending: RequestState
  /** Whom the last one went to. */
  sentTo: string[]
}

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

const initialState = (): QuestionnaireState => ({ sending: idle, sentTo: [] })

const questionnaireSlice = createSlice({
  name: 'questionnaire',
  initialState,
  reducers: {
    // What is on its way stays on its way: whoever comes back must not send it twice.
    sendingLeft: (state) => {
      if (state.sending.status !== 'loading') state.sending = idle
    },
  },
  extraReducers: (builder) => {
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
    selectSending: (state) => state.sending,
    selectSentTo: (state) => state.sentTo,
  },
})

export const { sendingLeft } = questionnaireSlice.actions
export const { selectSending, selectSentTo } = questionnaireSlice.injectInto(rootReducer).selectors
