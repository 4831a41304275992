import { acknowledged, bearer } from './http'

/** The body of `POST /users/{id}/send_questionnaire_to_students`. */
export interface QuestionnaireEmails {
  emails: string[]
  teacher_code: number
}

/** `POST /users/{id}/send_questionnaire_to_students` with the session's token. @throws ApiError */
export const apiSendQuestionnaire = async (sending: QuestionnaireEmails): Promise<void> =>
  acknowledged({
    method: 'post',
    url: `/users/${sending.teacher_code}/send_questionnaire_to_students`,
    data: sending,
    ...bearer(),
  })
