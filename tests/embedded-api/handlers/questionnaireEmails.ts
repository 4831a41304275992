import { type HttpHandler, HttpResponse } from 'msw'

import { signedInAs } from '../access.ts'
import { questionnaireMail } from '../mail/questionnaireMail.ts'
import { Refusal } from '../refusal.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { readStudentEmails } from '../validation/studentEmails.ts'

const TEACHER = 1

/** A teacher sends the questionnaire to students: one e-mail each, with the link that carries the teacher's code. */
export function questionnaireEmailHandlers({ database, outbox, appOrigin }: Services): HttpHandler[] {
  return [
    route('post', '/users/:id/send_questionnaire_to_students', async ({ param, request, body }) => {
      const teacher = signedInAs(param('id'), database, request)
      if (teacher.profile_id !== TEACHER) throw new Refusal(403, 'Solo los profesores pueden enviar el cuestionario.')
      const emails = readStudentEmails(await body(), teacher.id)
      outbox.deliverAll(emails.map((email) => questionnaireMail(email, teacher, appOrigin(request))))
      return HttpResponse.json({ message: 'Correos enviados' })
    }),
  ]
}
