import { questionnaireMail } from '../mail/requestMails.ts'
import { TEACHER } from '../records.ts'
import { Refusal } from '../refusal.ts'
import { related, resource } from '../resource.ts'
import type { Endpoints } from '../route.ts'
import { questionnaire } from '../seed/questionnaire.ts'
import { readEvaluation, readStudentEmails } from '../validation/questionnaire.ts'

const TEST_ID = 1

/** The questionnaire, which needs no session, and the e-mails with which teachers send it to students. */
export const questionnaireEndpoints: Endpoints = {
  'GET /tests/:id': ({ id, query }) => {
    expectTest(id)
    const include = query.get('include')?.split(',') ?? []
    const questions = questionnaire.map(({ answers: _answers, ...question }) => resource('questions', question))
    const answers = questionnaire.flatMap(({ id: question_id, answers: own }) =>
      own.map((answer) => resource('answers', { ...answer, question_id })),
    )
    return {
      data: {
        ...resource('tests', { id: TEST_ID, name: 'Cuestionario de visita' }),
        relationships: related(
          'questions',
          questionnaire.map((question) => question.id),
        ),
      },
      included: [
        ...(include.includes('questions') ? questions : []),
        ...(include.includes('questions.answers') ? answers : []),
      ],
    }
  },

  'POST /tests/:id/evaluation': async ({ id, bearer, body, database }) => {
    expectTest(id)
    bearer()
    const evaluation = readEvaluation(await body(), database.data.users)
    return { data: resource('evaluations', database.add('evaluations', evaluation)) }
  },

  /** Sends each student an e-mail with a link that contains the teacher's code. */
  'POST /users/:id/send_questionnaire_to_students': async ({ ownUser, body, outbox, appOrigin }) => {
    const teacher = ownUser()
    if (teacher.profile_id !== TEACHER) throw new Refusal(403, 'Solo los profesores pueden enviar el cuestionario.')
    const emails = readStudentEmails(await body(), teacher.id)
    outbox.deliver(...emails.map((email) => questionnaireMail(email, teacher, appOrigin)))
    return { message: 'Correos enviados' }
  },
}

function expectTest(id: string): void {
  if (id !== String(TEST_ID)) throw new Refusal(404, 'No encontramos ese cuestionario.')
}
