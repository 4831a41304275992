import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it } from 'vitest'

import { loadAccount, loadTopics } from '@/store/authSlice'
import { sendMessage } from '@/store/sendMessage'
import { changePassword, requestPassword } from '@/store/passwords'
import { downloadPass } from '@/store/downloads'
import { sendPass } from '@/store/sendPass'
import { lookUpTeacher } from '@/store/questionnaireSlice'
import { sendAnswers } from '@/store/sendAnswers'
import { redeemPass } from '@/store/redeemPass'
import { confirmAccount, register } from '@/store/registration'
import { selectRequest } from '@/store/request'
import { saveAccount } from '@/store/saveAccount'
import { sendQuestionnaire } from '@/store/sendQuestionnaire'
import { requestSponsorship } from '@/store/requestSponsorship'
import { makeStore } from '@/store/store'
import { downloadDocument, downloadSentVisit } from '@/store/downloads'
import { emailSentVisit, requestVisit } from '@/store/sendVisit'

import { server } from '../support/server'
import { answerProfile, success } from '../support/successes'
import { rowOf } from '../support/thunks'
import { holdTimers, pass } from '../support/time'

// Tests each message of the specification once. failures.test.ts tests how a thunk chooses the message.

const SERVER_ERROR = 'Error de servidor, intente de nuevo más tarde.'
const LIST_ERROR = 'Error de servidor.'
const EMAIL_TAKEN = 'El email ya está en uso.'
const CODE_NOT_FOUND = 'El ID ingresado no arrojó resultados, favor de verificar sea correcto'
const mayBeAFault: unknown = expect.stringMatching(
  /^También puede ser una falla del servidor: intenta de nuevo más tarde\. /,
)
const withTelephone: unknown = expect.stringContaining('llama al 55 5130 5555 y pregunta si la recibieron.')
const SAID = 'Hoy no se puede: inténtalo mañana.'

type Thunk = Parameters<typeof rowOf>[0]

/** Returns the state of the thunk's request after this response. */
async function shown(thunk: Thunk, respond: () => Response) {
  const row = rowOf(thunk)
  const [method, path] = row.call
  server.use(http[method](`*/api/v1${path}`, respond))
  const store = makeStore()
  const request = row.start(store.dispatch)
  await pass(2000)
  await request
  return selectRequest(store.getState(), row.thunk, row.about)
}

const refusal = (body: object) => () => HttpResponse.json(body, { status: 422 })
const said = { errors: [{ detail: SAID }] }
const fault = () => HttpResponse.json({}, { status: 500 })
const noAnswer = () => HttpResponse.error()

beforeEach(holdTimers)
beforeEach(answerProfile)

const successes: [Thunk, message: string][] = [
  [register, 'Tu cuenta ha sido creada Ana'],
  [confirmAccount, 'Tu cuenta ha sido validada'],
  [saveAccount, 'Tus datos han sido actualizados correctamente'],
  [requestPassword, 'Correo enviado'],
  [changePassword, 'Contraseña actualizada correctamente'],
  [sendMessage, 'Correo enviado correctamente'],
  [sendPass, 'Email enviado correctamente.'],
  [redeemPass, 'QR validado correctamente.'],
  [requestVisit, 'Solicitud enviada'],
  [emailSentVisit, 'Email enviado correctamente.'],
  [requestSponsorship, 'Solicitud de patrocinio enviada'],
  [sendQuestionnaire, 'Emails enviados correctamente.'],
  [sendAnswers, 'Respuestas enviadas correctamente.'],
]

it.each(successes.map(([thunk, message]) => [thunk.typePrefix, message, thunk] as const))(
  '%s shows «%s» after a success',
  async (_name, message, thunk) => {
    expect(await shown(thunk, () => success(rowOf(thunk)))).toMatchObject({ status: 'done', message })
  },
)

const failures: [Thunk, what: string, respond: () => Response, failure: object][] = [
  [register, 'is refused', refusal({}), { message: EMAIL_TAKEN }],
  [register, 'fails', fault, { message: EMAIL_TAKEN, advice: mayBeAFault }],
  [register, 'gets no response', noAnswer, { message: SERVER_ERROR }],
  [loadAccount, 'fails', refusal(said), { message: LIST_ERROR }],
  [loadTopics, 'fails', refusal(said), { message: LIST_ERROR }],
  [downloadPass, 'fails', refusal(said), { message: 'Error al descargar el archivo.' }],
  [downloadSentVisit, 'fails', refusal(said), { message: 'No se pudo descargar.' }],
  [downloadDocument, 'fails', refusal(said), { message: 'No se pudo descargar.' }],
  [requestVisit, 'gets no response', noAnswer, { advice: withTelephone }],
  [requestSponsorship, 'gets no response', noAnswer, { advice: withTelephone }],
  [lookUpTeacher, 'is refused', refusal(said), { message: CODE_NOT_FOUND, wantsSession: false }],
  [
    lookUpTeacher,
    'fails',
    fault,
    {
      message: CODE_NOT_FOUND,
      detail: 'Si tu código es correcto, también puede ser una falla del servidor: intenta de nuevo más tarde.',
    },
  ],
  [lookUpTeacher, 'gets no response', noAnswer, { message: SERVER_ERROR }],
]

it.each(failures.map(([thunk, what, ...row]) => [thunk.typePrefix, what, thunk, ...row] as const))(
  '%s shows a specific message when it %s',
  async (_name, _what, thunk, respond, failure) => {
    expect(await shown(thunk, respond)).toMatchObject({ status: 'failed', failure })
  },
)
