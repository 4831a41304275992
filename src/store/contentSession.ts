import { endContentSession, hasContentSite, setContentSession } from '@/api/contentSite'
import { sessionCookies } from '@/lib/session'

let sharing: Promise<void> = Promise.resolve()

async function tell(call: () => Promise<void>, failure: string) {
  if (!hasContentSite) return
  try {
    await call()
  } catch (error) {
    console.error(failure, error)
  }
}

/** Tells the content site who is signed in, meanwhile: sign-in does not depend on it. */
export function shareSession(): void {
  sharing = tell(() => setContentSession(sessionCookies()), 'Error al enviar cookies')
}

/** Ends when the content site knows of the session or has had its 3 s; never fails. */
export const sessionShared = () => sharing

/** Signs out of the content site. Never fails: the session ends here all the same. */
export const endSharedSession = () => tell(endContentSession, 'Error al cerrar la sesión del sitio de contenidos')
