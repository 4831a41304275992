import { settings } from '@/model/env'

const TIME_BOX_MS = 3000

/** Posts JSON to the content site, also after the user leaves the page. Failures are only logged. */
async function post(path: string, body: object, failure: string): Promise<void> {
  if (settings.contentSiteUrl === '') return
  const giveUp = new AbortController()
  setTimeout(() => giveUp.abort(), TIME_BOX_MS)
  try {
    const response = await fetch(`${settings.contentSiteUrl}/wp-json/custom/v1/${path}`, {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: giveUp.signal,
    })
    if (!response.ok) throw new Error(`The content site answered ${response.status}`)
  } catch (error) {
    console.error(failure, error)
  }
}

/** `POST …/set-session` of the content site, if configured: opens a session with these cookies. Never throws. */
export const apiSetContentSession = async (cookies: object) => post('set-session', cookies, 'Error al enviar cookies')

/** `POST /wp-json/custom/v1/logout/` of the content site, if configured: ends the session there, as above. */
export const apiEndContentSession = async () => post('logout/', {}, 'Error al cerrar la sesión del sitio de contenidos')
