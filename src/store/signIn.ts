import { setContentSession } from '@/api/contentSite'
import { type Credentials, signIn as postSignIn } from '@/api/sessions'
import { chosenService, requestedService, sentVisits } from '@/lib/visits'
import { registeredEmail } from '@/lib/drafts'
import { saveSession, sessionCookies, sessionHash, type SessionUser } from '@/lib/session'

import { apiThunk } from './apiThunk'
import { passEarned } from './modalSlice'
import { openSession, signedIn } from './session'

/** Sends the session to the content site. It takes 3 s at most. */
export const shareSession = apiThunk('auth', 'shareSession', () => setContentSession(sessionCookies()))

const FIRST_SIGN_IN = 1

/** What a teacher asked for before signing in becomes the service of their visit. */
function takeRequestedService({ id, isTeacher }: SessionUser) {
  const requested = requestedService.read()
  if (requested && isTeacher) chosenService(id).write(requested)
  requestedService.clear()
}

/** Signs in, and sends the session to the content site without waiting for it. */
export const signIn = apiThunk(
  'auth',
  'signIn',
  async (credentials: Credentials) => {
    const answer = await postSignIn(credentials)
    return { ...answer, hash: await sessionHash(answer.user.id, answer.user.email) }
  },
  {
    sends: true,
    onSuccess: ({ user, hash, signInCount, freePass, folios }, _credentials, dispatch) => {
      saveSession(user, hash)
      registeredEmail.clear()
      takeRequestedService(user)
      const session = openSession(user, folios)
      sentVisits(user.id).write(session.visit.sent)
      dispatch(signedIn(session))
      void dispatch(shareSession())
      if (signInCount === FIRST_SIGN_IN) dispatch(passEarned(freePass))
    },
    refused: 'No pudiste entrar. Tu correo sigue escrito: escribe otra vez tu contraseña.',
    unknown: 'No pudiste entrar. Tu correo sigue escrito: escribe otra vez tu contraseña e inténtalo en unos minutos.',
  },
)
