import { paths } from './paths'

/** Where somebody goes after signing in. A content site's address is left to, not navigated to. */
export type Destination = { kind: 'page'; path: string } | { kind: 'contentSite'; url: string }

interface SignInContext {
  /** The address the visit to this application came from, as the browser tells; may be empty. */
  referrer: string
  /** The configured origin, or empty. */
  contentSiteUrl: string
  /** The query string of the sign-in page. */
  search: string
  /** The protected route a guard interrupted, from the router's state. */
  from: unknown
}

function originOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).origin : null
}

/** An internal path, and never something a browser would read as another site, such as `//evil`; it overlooks tabs. */
export function isInternalPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![\t\n\r]*[/\\])/.test(path)
}

/**
 * In this order: the content site as referrer → back there; `fromQuestionnaire` → the questionnaire;
 * the route a guard interrupted; else home. Only the configured origin is ever left to.
 */
export function signInDestination({ referrer, contentSiteUrl, search, from }: SignInContext): Destination {
  if (contentSiteUrl !== '' && originOf(referrer) === contentSiteUrl) return { kind: 'contentSite', url: referrer }
  if (new URLSearchParams(search).has('fromQuestionnaire')) return { kind: 'page', path: paths.answerQuestionnaire }
  if (isInternalPath(from)) return { kind: 'page', path: from }
  return { kind: 'page', path: paths.home }
}
