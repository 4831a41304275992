import { type QuestionnaireEmails, sendQuestionnaire as postEmails } from '@/api/questionnaireEmails'
import { studentEmailsDraft } from '@/lib/studentEmailsDraft'

import { apiThunk } from './apiThunk'
import { notSent } from './unsent'

/** E-mails the questionnaire to students, then removes them from the draft. */
export const sendQuestionnaire = apiThunk('questionnaire', 'sendQuestionnaire', postEmails, {
  onSuccess: (_answer, { emails, teacher_code }: QuestionnaireEmails) => {
    const draft = studentEmailsDraft(teacher_code)
    const kept = draft.read()
    const reached = new Set(emails)
    if (kept) draft.write({ ...kept, items: kept.items.filter((email) => !reached.has(email)) })
    return emails
  },
  done: 'Emails enviados correctamente.',
  refused: 'Los correos no se enviaron. Tu lista sigue aquí: corrige lo necesario y envía de nuevo.',
  unknown:
    'No sabemos si los correos salieron. Antes de enviarlos otra vez, pregunta a alguno de tus estudiantes si recibió el suyo. Tu lista sigue aquí.',
  unsent: ({ teacher_code }) =>
    notSent('El cuestionario no se envió a tus estudiantes', studentEmailsDraft(teacher_code)),
  about: ({ teacher_code }) => teacher_code,
})
