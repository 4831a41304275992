import type { ApiErrorKind } from '@/api/apiError'
import { messages, requestAdvice } from '@/lib/messages'
import { loadAccount } from '@/store/authSlice'
import { sendMessage } from '@/store/contactSlice'
import { downloadPass, sendPass } from '@/store/qrSlice'
import { redeemPass } from '@/store/redeemPass'
import { lookUpTeacher, sendAnswers } from '@/store/questionnaireSlice'
import { sendQuestionnaire } from '@/store/sendQuestionnaire'
import { changePassword, requestPassword } from '@/store/passwords'
import { confirmAccount, register } from '@/store/registration'
import { saveAccount } from '@/store/saveAccount'
import { signIn } from '@/store/signIn'
import { requestSponsorship } from '@/store/sponsorshipRequestSlice'
import { downloadDocument, downloadSentVisit, emailSentVisit, requestVisit } from '@/store/visitRequestSlice'

import { someProfile, someRegistration, someSentVisit, someSponsorship, someUser, someVisit } from './examples'
import { lists } from './lists'
import type { ThunkRow } from './thunkRow'

/** Somebody who is no teacher. */
export const user = { ...someUser, auth_token: 't', profile_id: 2, isTeacher: false }
const { appointmentId: _folio, ...sentVisit } = someSentVisit
const message = { subject: 'Una duda', email: user.email, message: '¿Hay elevador?' }
const evaluation = { id_professor: 7, email: user.email, answers: [] }

const NOT_CHECKED = 'Tu código puede estar bien: no pudimos comprobarlo.'
const NOT_FOUND = 'El ID ingresado no arrojó resultados, favor de verificar sea correcto'
const MAY_HAVE_ONE = 'Tus datos siguen aquí. Si ya tienes cuenta, entra o recupera tu contraseña.'
const NO_ACCOUNT_KNOWN =
  'No sabemos si tu cuenta se creó. Revisa si te llegó el correo de validación antes de enviar de nuevo; todo lo que escribiste sigue aquí.'
const isAnswered = (kind: ApiErrorKind) => kind === 'refused' || kind === 'fault'

/** Every thunk that sends or loads something of one person. */
const thunkRows: ThunkRow[] = [
  {
    thunk: signIn,
    call: ['post', '/users/sign_in'],
    start: (dispatch) => dispatch(signIn({ email: user.email, password: 'x' })),
    refused: 'No pudiste entrar. Tu correo sigue escrito: escribe otra vez tu contraseña.',
    unknown: 'No pudiste entrar. Tu correo sigue escrito: escribe otra vez tu contraseña e inténtalo en unos minutos.',
  },
  {
    thunk: register,
    call: ['post', '/users'],
    start: (dispatch) => dispatch(register({ ...someRegistration, name: 'Ana' })),
    done: 'Tu cuenta ha sido creada Ana',
    typed: 'registration',
    failed: (kind, said) => ({
      message: isAnswered(kind) ? 'El email ya está en uso.' : messages.serverError,
      detail: isAnswered(kind) ? (said ?? undefined) : undefined,
      advice: {
        refused: MAY_HAVE_ONE,
        fault: `También puede ser una falla del servidor: intenta de nuevo más tarde. ${MAY_HAVE_ONE}`,
        unanswered: NO_ACCOUNT_KNOWN,
        unreadable: NO_ACCOUNT_KNOWN,
      }[kind],
    }),
  },
  {
    thunk: confirmAccount,
    call: ['get', '/users/confirmation'],
    start: (dispatch) => dispatch(confirmAccount('t-1')),
    about: 't-1',
    done: 'Tu cuenta ha sido validada',
    takes: '200',
  },
  {
    thunk: loadAccount,
    call: ['get', '/users/7'],
    start: (dispatch) => dispatch(loadAccount(7)),
    about: 7,
    message: messages.listError,
  },
  {
    thunk: saveAccount,
    call: ['patch', '/users/7'],
    start: (dispatch) => dispatch(saveAccount({ user, profile: someProfile })),
    about: 7,
    done: 'Tus datos han sido actualizados correctamente',
    refused: 'Tus cambios no se guardaron. Todo lo que escribiste sigue aquí: corrige lo necesario y guarda de nuevo.',
    unknown: 'No sabemos si tus cambios se guardaron. Todo lo que escribiste sigue aquí y puedes guardar de nuevo.',
    typed: 'account',
  },
  {
    thunk: requestPassword,
    call: ['post', '/users/password'],
    start: (dispatch) => dispatch(requestPassword(user.email)),
    done: 'Correo enviado',
    refused: 'El correo no se envió. Revisa la dirección e inténtalo de nuevo.',
    unknown: 'No sabemos si el correo salió. Revisa tu bandeja antes de intentarlo otra vez.',
    takes: '200',
  },
  {
    thunk: changePassword,
    call: ['patch', '/users/password'],
    start: (dispatch) => dispatch(changePassword({ reset_password_token: 'T', password: 'Abcd1234' })),
    done: 'Contraseña actualizada correctamente',
    refused: 'Si ya la cambiaste, entra con la nueva.',
    unknown:
      'No hubo respuesta y tu contraseña pudo cambiar. Prueba entrar con la nueva o inténtalo otra vez: lo que escribiste sigue aquí.',
    takes: '200',
    endsSession: true,
    isOpenToSignedOut: true,
  },
  {
    thunk: sendMessage,
    call: ['post', '/contacts'],
    start: (dispatch) => dispatch(sendMessage({ message, userId: 7 })),
    about: 7,
    done: 'Correo enviado correctamente',
    refused: 'Tu mensaje no se envió. Sigue escrito aquí: revísalo y envíalo de nuevo.',
    unknown:
      'No sabemos si tu mensaje llegó al museo. Sigue escrito aquí: espera unos minutos antes de enviarlo otra vez.',
    typed: 'message',
  },
  {
    thunk: downloadPass,
    call: ['get', '/users/7/download_qr_code'],
    start: (dispatch) => dispatch(downloadPass(7)),
    about: 7,
    message: 'Error al descargar el archivo.',
    refused: 'Tu pase sigue aquí. Vuelve a intentarlo, o recíbelo por correo.',
    unknown: 'Tu pase sigue aquí. Vuelve a intentarlo, o recíbelo por correo.',
  },
  {
    thunk: sendPass,
    call: ['get', '/users/7/send_qr_code'],
    start: (dispatch) => dispatch(sendPass(7)),
    about: 7,
    done: 'Email enviado correctamente.',
    refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar tu código.',
    unknown: messages.emailUnknown,
    takes: '200',
  },
  {
    thunk: sendAnswers,
    call: ['post', '/tests/1/evaluation'],
    start: (dispatch) => dispatch(sendAnswers({ owner: '7', evaluation, codeToFind: null })),
    about: '7',
    done: 'Respuestas enviadas correctamente.',
    refused: 'No se enviaron.',
    unknown:
      'No sabemos si llegaron. Antes de enviarlas otra vez, espera un minuto y avisa a tu profesor: el museo podría recibirlas dos veces.',
    typed: 'answers',
    takes: '200',
    wantsSession: true,
  },
  {
    thunk: sendQuestionnaire,
    call: ['post', '/users/7/send_questionnaire_to_students'],
    start: (dispatch) => dispatch(sendQuestionnaire({ emails: ['a@x.mx'], teacher_code: 7 })),
    about: 7,
    done: 'Emails enviados correctamente.',
    refused: 'Los correos no se enviaron. Tu lista sigue aquí: corrige lo necesario y envía de nuevo.',
    unknown:
      'No sabemos si los correos salieron. Antes de enviarlos otra vez, pregunta a alguno de tus estudiantes si recibió el suyo. Tu lista sigue aquí.',
    takes: '200',
  },
  {
    thunk: requestSponsorship,
    call: ['post', '/sponsorship_requests'],
    start: (dispatch) => dispatch(requestSponsorship({ userId: 7, sponsorship: someSponsorship })),
    about: 7,
    done: 'Solicitud de patrocinio enviada',
    refused: 'Tu solicitud no se envió. Todo lo que escribiste sigue aquí: corrige lo necesario y envíala de nuevo.',
    unknown:
      'No sabemos si tu solicitud llegó al museo. Antes de enviarla otra vez, llama y pregunta si la recibió. Todo lo que escribiste sigue aquí.',
    typed: 'sponsorship',
  },
  {
    thunk: requestVisit,
    call: ['post', '/appointments'],
    start: (dispatch) => dispatch(requestVisit({ visit: someVisit, sentVisit })),
    about: 7,
    done: 'Solicitud enviada',
    ...requestAdvice,
    typed: 'visit',
  },
  {
    thunk: emailSentVisit,
    call: ['get', '/appointments/51/send_appointment'],
    start: (dispatch) => dispatch(emailSentVisit('51')),
    about: '51',
    done: 'Email enviado correctamente.',
    refused: 'El correo no se envió. Puedes intentarlo de nuevo o descargar el PDF.',
    unknown: messages.emailUnknown,
    takes: '2xx',
  },
  {
    thunk: downloadSentVisit,
    call: ['get', '/appointments/51/generate_pdf'],
    start: (dispatch) => dispatch(downloadSentVisit('51')),
    about: '51',
    message: 'No se pudo descargar.',
    refused: 'Revisa el folio: el museo entrega una solicitud solo a la cuenta que la envió.',
  },
  {
    thunk: downloadDocument,
    call: ['get', '/justifications/4/download_pdf'],
    start: (dispatch) => dispatch(downloadDocument({ id: '4', name: 'Uno', format: 'pdf' })),
    about: '4/pdf',
    done: 'Descarga lista.',
    message: 'No se pudo descargar.',
  },
  {
    thunk: lookUpTeacher,
    call: ['get', '/users/7'],
    start: (dispatch) => dispatch(lookUpTeacher('7')),
    about: '7',
    done: '',
    canOverlap: true,
    wantsSession: true,
    failed: (kind) => ({
      wantsSession: false,
      message: isAnswered(kind) ? NOT_FOUND : messages.serverError,
      detail: {
        refused: undefined,
        fault: 'Si tu código es correcto, también puede ser una falla del servidor: intenta de nuevo más tarde.',
        unanswered: NOT_CHECKED,
        unreadable: NOT_CHECKED,
      }[kind],
    }),
  },
  {
    thunk: redeemPass,
    call: ['get', '/users/7/remove_qr_code'],
    start: (dispatch) => dispatch(redeemPass({ userId: '7', token: 'T', fullname: 'Ana', earlier: null })),
    about: '7/T',
    done: 'QR validado correctamente.',
    takes: '200',
    isDoneAnyway: true,
  },
]

/** Every thunk, and of the lists, which are made alike, two. */
export const everyThunk: ThunkRow[] = [...thunkRows, ...lists]

/** The row of this thunk. */
export function rowOf({ typePrefix }: { typePrefix: string }): ThunkRow {
  const row = everyThunk.find(({ thunk }) => thunk.typePrefix === typePrefix)
  if (row === undefined) throw new Error(`There is no thunk ${typePrefix}`)
  return row
}
