import { type QuestionnaireEmails, sendQuestionnaire as postEmails } from '@/api/questionnaireEmails'
import { studentEmailsDraft } from '@/lib/studentEmailsDraft'

import { apiThunk } from './apiThunk'

/** E-mails the questionnaire to students, then removes them from the draft. */
export const sendQuestionnaire = apiThunk(
  'questionnaire',
  'sendQuestionnaire',
  async (sending: QuestionnaireEmails) => {
    await postEmails(sending)
    const draft = studentEmailsDraft(sending.teacher_code)
    const kept = draft.read()
    const reached = new Set(sending.emails)
    if (kept) draft.write({ ...kept, items: kept.items.filter((email) => !reached.has(email)) })
    return sending.emails
  },
  {
    done: 'Emails enviados correctamente.',
    refused: 'Los correos no se enviaron. Tu lista sigue aquí: corrige lo necesario y envía de nuevo.',
    unknown:
      'No sabemos si los correos salieron. Antes de enviarlos otra vez, pregunta a alguno de tus estudiantes si recibió el suyo. Tu lista sigue aquí.',
    about: ({ teacher_code }) => teacher_code,
  },
)
