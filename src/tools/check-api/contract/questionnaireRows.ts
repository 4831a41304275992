import { listQuestions, sendEvaluation } from '@/api/questionnaire'
import { sendQuestionnaire } from '@/api/questionnaireEmails'
import { findTeacher } from '@/api/teachers'
import { teacher } from '@/tools/check-api/look/people'
import { questions } from '@/tools/check-api/look/questions'
import { lookUpTeacher, sendAnswers } from '@/store/questionnaireCalls'
import { sendQuestionnaire as sendQuestionnaireThunk } from '@/store/sendingCalls'
import { loadTest } from '@/store/testCalls'

import { contractCall, type Of } from './contractCall'

/** The calls of the questionnaire, which students answer without an account. */
export const questionnaireRows = {
  findTeacher: contractCall({
    method: 'GET',
    path: '/users/{teacherCode}',
    token: 'with a session',
    send: ({ teacherCode }: Of<'teacherCode'>) => findTeacher(teacherCode),
    expects: 'resource',
    reads:
      'La persona de ese código: `id`, `profile_id`, `name`, `first_lastname`, `second_lastname`, `school`, `email`.',
    refusals: '404 si nadie tiene ese código; 401 o 403 si la API quiere sesión: entonces el estudiante debe entrar',
    place: '«Responder cuestionario»',
    thunk: lookUpTeacher,
    look: teacher,
  }),
  listQuestions: contractCall({
    method: 'GET',
    path: '/tests/1?locale=es&include=questions,questions.answers',
    token: 'never',
    send: listQuestions,
    expects: 'questions',
    reads: 'En `included`: tipo `questions` (`number`, `question`) y tipo `answers` (`answer`, `question_id`).',
    refusals: 'nunca: no lleva sesión',
    place: '«Responder cuestionario»',
    thunk: loadTest,
    look: questions,
  }),
  sendEvaluation: contractCall({
    method: 'POST',
    path: '/tests/1/evaluation',
    token: 'with a session',
    send: ({ evaluation }: Of<'evaluation'>) => sendEvaluation(evaluation),
    body: ({ evaluation }) => evaluation,
    expects: 'done',
    reads: 'Solo el estado.',
    refusals: '422 si falta una respuesta; 401 o 403 si la API quiere sesión: entonces el estudiante debe entrar',
    changes: 'Guarda las respuestas de un estudiante.',
    place: '«Responder cuestionario»',
    thunk: sendAnswers,
  }),
  sendQuestionnaire: contractCall({
    method: 'POST',
    path: '/users/{userId}/send_questionnaire_to_students',
    token: 'always',
    send: ({ sending }: Of<'sending'>) => sendQuestionnaire(sending),
    body: ({ sending }) => sending,
    expects: 'done',
    reads: 'Solo el estado.',
    refusals: '401 sin token, 403 si no es profesor, 422 si un correo no es válido',
    changes: 'Manda un correo con el enlace a cada estudiante.',
    place: '«Enviar cuestionario»',
    thunk: sendQuestionnaireThunk,
  }),
}
