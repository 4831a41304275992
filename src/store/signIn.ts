import { apiEndContentSession, apiSetContentSession } from '@/api/contentSite'
import { isNotConfirmed } from '@/api/apiError'
import { apiSignIn } from '@/api/sessions'
import { CannotSaveError } from '@/lib/cannotSaveError'
import { registeredEmail } from '@/model/drafts'
import { messages } from '@/lib/messages'
import type { Failure } from '@/lib/requestState'
import { saveSession, sessionCookies, sessionToken, type SessionUser } from '@/model/session'
import { sessionHash } from '@/model/sessionHash'
import { adoptGroupSize } from '@/model/visitGroupSize'
import { chosenService, requestedService, sentVisits } from '@/model/visits'

import { apiThunk } from './apiThunk'
import { passEarned } from './modalSlice'
import { sessionOf, signedIn } from './session'

/** Sends the session to the content site. If the session has changed before the response, sends it again. */
async function sendSession(): Promise<void> {
  const token = sessionToken()
  await (token === null ? apiEndContentSession() : apiSetContentSession(sessionCookies()))
  if (sessionToken() !== token) await sendSession()
}

/** Sends the session to the content site. Takes 3 s at most, unless the session changes in the meantime. */
export const shareSession = apiThunk('auth', 'shareSession', sendSession)

const FIRST_SIGN_IN = 1
const NOT_STORED = 'Tu navegador no guardó la sesión. Permite las cookies de este sitio y vuelve a entrar.'

/** Adds the service and group size that a teacher chose before signing in to the teacher's visit request. */
function adoptRequestedVisit({ id, isTeacher }: SessionUser) {
  const requested = requestedService.read()
  if (requested && isTeacher) chosenService(id).write(requested)
  requestedService.clear()
  if (isTeacher) adoptGroupSize(id)
}

/** Signs in, and sends the session to the content site without waiting for the response. */
export const signIn = apiThunk('auth', 'signIn', apiSignIn, {
  sends: true,
  onSuccess: ({ user, signInCount, freePass, folios }, _credentials, dispatch) => {
    if (!saveSession(user, sessionHash(user.id, user.email))) throw new CannotSaveError(NOT_STORED)
    registeredEmail.clear()
    adoptRequestedVisit(user)
    const session = sessionOf(user, folios)
    sentVisits(user.id).write(session.visit.sent)
    dispatch(signedIn(session))
    void dispatch(shareSession())
    if (signInCount === FIRST_SIGN_IN) dispatch(passEarned(freePass))
  },
  explain: (error) => {
    const message = error.detail ?? messages.serverError
    if (isNotConfirmed(error)) return { message, isNotConfirmed: true }
    return { message, advice: error.kind === 'refused' ? 'Escribe otra vez tu contraseña.' : undefined }
  },
})

/** Whether the user has to type the password again, because the API rejected it. */
export const wantsPasswordAgain = ({ kind, isNotConfirmed: hasToConfirm }: Failure) =>
  kind === 'refused' && hasToConfirm !== true
