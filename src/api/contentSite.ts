import { settings } from '@/lib/env'

const TIME_BOX = 3000

/** Posts JSON to the external content site with its own cookies. Survives leaving the page. */
async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${settings.contentSiteUrl}/wp-json/custom/v1/${path}`, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_BOX),
  })
  if (!response.ok) throw new Error(`The content site answered ${response.status}`)
}

export const hasContentSite = settings.contentSiteUrl !== ''

/** Opens a session on the content site; gives up after 3 s. */
export const setContentSession = (cookies: object) => post('set-session', cookies)

/** Ends the session on the content site; gives up after 3 s. */
export const endContentSession = () => post('logout/', {})
