import { bearer, call } from './http'
import { readNothing } from './resource'

export interface QuestionnaireEmails {
  emails: string[]
  /** The user id of the teacher who sends. */
  teacher_code: number
}

/** E-mails the questionnaire's link to students. */
export const sendQuestionnaire = (sending: QuestionnaireEmails): Promise<void> =>
  call(
    {
      method: 'post',
      url: `/users/${sending.teacher_code}/send_questionnaire_to_students`,
      data: sending,
      ...bearer(),
    },
    readNothing,
  )
