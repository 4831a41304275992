import type { APIRequestContext, Page } from '@playwright/test'

import type { ContentSession } from '@/mocks/contentSite'
import type { Fault } from '@/mocks/http/faultRules'
import type { LoggedRequest } from '@/mocks/http/requestLog'
import type { DeliveredEmail } from '@/mocks/outbox'
import { apiUrl, contentSiteUrl } from './addresses'

/** Retries a request if the server closes the idle keep-alive connection at the same moment. */
const patiently = { maxRetries: 3 }

/** Injects API faults for this page's browser only: `faults(page).add({ path: '/users', status: 500 })`. */
export function faults({ request }: Page) {
  return {
    async add(fault: Fault): Promise<void> {
      const answer = await request.post(`${apiUrl}/__faults`, { data: fault, ...patiently })
      if (!answer.ok()) throw new Error(await answer.text())
    },
    async clear(): Promise<void> {
      await request.delete(`${apiUrl}/__faults`, patiently)
    },
  }
}

/**
 * The requests that the server received from this page's browser, in order, including failed ones.
 * @param call the method and path without the query; * matches one path segment. Examples: 'POST /users/sign_in',
 *   or 'POST content:/wp-json/custom/v1/set-session' for the content site.
 */
export async function received({ request }: Page, call: string): Promise<LoggedRequest[]> {
  const [, method, site, path = ''] = /^(\w+) (content:)?(\/\S*)/.exec(call) ?? []
  const requests = await list<LoggedRequest>(
    request,
    `${apiUrl}/__requests?site=${site === undefined ? 'api' : 'content'}`,
  )
  const isPath = new RegExp(`^${path.split('*').map(escaped).join('[^/]+')}$`)
  return requests.filter((one) => one.method === method && isPath.test(one.path.replace(/\?.*$/, '')))
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The e-mails sent to an address, newest first. */
export function outbox(request: APIRequestContext, to: string): Promise<DeliveredEmail[]> {
  return list(request, `${apiUrl}/__outbox.json?to=${encodeURIComponent(to)}`)
}

/** The sessions that the content site received for this e-mail, newest first. */
export async function contentSessions(request: APIRequestContext, email: string): Promise<ContentSession[]> {
  const sessions = await list<ContentSession>(request, `${contentSiteUrl}/__session.json`)
  return sessions.filter(({ values }) => values['email'] === email)
}

async function list<Item>(request: APIRequestContext, url: string): Promise<Item[]> {
  const answer = await request.get(url, patiently)
  return answer.json()
}
