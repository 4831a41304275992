import { type QuestionnaireEmails, apiSendQuestionnaire } from '@/api/questionnaireEmails'
import { studentEmailsDraft } from '@/model/drafts'
import { storeMailing } from '@/model/mailings'

import { apiThunk, notSent } from './apiThunk'

/** E-mails the questionnaire to students. Then stores the mailing and removes its addresses from the draft. */
export const sendQuestionnaire = apiThunk('questionnaire', 'sendQuestionnaire', apiSendQuestionnaire, {
  sends: true,
  onSuccess: (_answer, { emails, teacher_code }: QuestionnaireEmails) => {
    storeMailing(teacher_code, emails.length)
    const draft = studentEmailsDraft(teacher_code)
    const stored = draft.read()
    const reached = new Set(emails)
    if (stored) draft.write({ ...stored, items: stored.items.filter((email) => !reached.has(email)) })
  },
  done: 'Emails enviados correctamente.',
  refused: 'Los correos no se enviaron. Tu lista sigue aquí: corrige lo necesario y envía de nuevo.',
  unknown:
    'No sabemos si los correos salieron. Antes de enviarlos otra vez, pregunta a alguno de tus estudiantes si recibió el suyo.',
  kept: 'Tu lista sigue aquí.',
  unsent: ({ teacher_code }) =>
    notSent('El cuestionario no se envió a tus estudiantes', studentEmailsDraft(teacher_code)),
  about: ({ teacher_code }) => teacher_code,
})
