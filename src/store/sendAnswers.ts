import { apiSendEvaluation, type EvaluationPayload } from '@/api/questionnaire'
import { messages } from '@/lib/messages'
import { removeSentAnswers, storedAnswers } from '@/model/answers'

import { apiThunk, notSent } from './apiThunk'
import { teacherOf, wantsSession } from './questionnaireSlice'

interface Sending {
  /** The owner of the answers, as in `storedAnswers`. */
  owner: string
  evaluation: EvaluationPayload
  /** The code of a teacher to look up before sending; null if the evaluation already contains the teacher's id. */
  codeToFind: string | null
}

/** Sends the answers and removes them from this device. */
export const sendAnswers = apiThunk(
  'questionnaire',
  'sendAnswers',
  async ({ evaluation, codeToFind }: Sending, beforeLastStep) => {
    const teacher = codeToFind === null ? null : await teacherOf(codeToFind)
    beforeLastStep()
    const found = teacher && { id_professor: teacher.id, email: evaluation.email || teacher.email }
    await apiSendEvaluation({ ...evaluation, ...found })
  },
  {
    sends: 'last',
    isOpenToSignedOut: true,
    onSuccess: (_answer, { owner }) => removeSentAnswers(owner),
    explain: (error) => ({ message: error.detail ?? messages.serverError, wantsSession: wantsSession(error) }),
    done: 'Respuestas enviadas correctamente.',
    refused: 'No se enviaron.',
    unknown:
      'No sabemos si tus respuestas llegaron al museo. Antes de enviarlas otra vez, espera un minuto y avisa a tu profesor: el museo podría recibirlas dos veces.',
    unsent: ({ owner }) => notSent('Las respuestas del cuestionario no se enviaron', storedAnswers(owner)),
    about: ({ owner }) => owner,
  },
)
