import { webAddress } from './addresses'
import { days, stored } from './browserStorage'
import { paths } from './paths'

/** Where to go after signing in. */
export type Destination = { kind: 'page'; path: string } | { kind: 'contentSite'; url: string }

interface SignInContext {
  /** The URL of the page that led to this site, or ''. */
  referrer: string
  /** The origin in the settings, or ''. */
  contentSiteUrl: string
  /** The query string of the sign-in page. */
  search: string
  /** From the router's state: the path that required signing in. */
  from: unknown
}

/** Whether a value is a path of this site. Not `//evil.com`, which is another host, also with tabs between the slashes. */
export function isInternalPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![\t\n\r]*[/\\])/.test(path)
}

/**
 * The first that applies: the content site, if the visit came from there; the questionnaire, if the query has
 * `fromQuestionnaire`; the page that required signing in; home.
 */
export function signInDestination({ referrer, contentSiteUrl, search, from }: SignInContext): Destination {
  if (contentSiteUrl !== '' && webAddress(referrer)?.origin === contentSiteUrl)
    return { kind: 'contentSite', url: referrer }
  if (new URLSearchParams(search).has('fromQuestionnaire')) return { kind: 'page', path: paths.answerQuestionnaire }
  if (isInternalPath(from)) return { kind: 'page', path: from }
  return { kind: 'page', path: paths.home }
}

/** Where somebody goes on who registered on the way to it, once their account is validated, perhaps in another tab. */
export const returnAfterValidation = stored(
  'registro.regreso',
  (value) =>
    typeof value === 'string' && (value === paths.visitRequest || value.startsWith(paths.answerQuestionnaire))
      ? value
      : null,
  { life: days(1) },
)
