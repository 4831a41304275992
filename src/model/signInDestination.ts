import { webAddress } from '@/lib/addresses'
import { paths } from './paths'
import { storedValue } from './stored'

/** The destination after sign-in. `isRequested`: whether the query string contains `external=true`. */
export type Destination = { kind: 'page'; path: string } | { kind: 'contentSite'; url: string; isRequested: boolean }

interface ArrivalFacts {
  /** The URL of the page that linked to this site, or ''. */
  referrer: string
  /** The content site's origin, from the settings; '' if none is configured. */
  contentSiteUrl: string
  /** Whether this is the first page opened on this site. On later pages, `document.referrer` is unchanged. */
  isLanding: boolean
}

interface SignInContext extends ArrivalFacts {
  search: string
  /** The path of the guarded page, from the router's state. */
  from: unknown
}

/** Whether a `location.key` belongs to the first page opened on this site, which the router did not create. */
export const isLandingKey = (key: string) => key === 'default'

/** Whether a value is a path of this site. `//evil.com` is another host, even with tabs between the slashes. */
export function isInternalPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![\t\n\r]*[/\\])/.test(path)
}

export const isFromContentSite = ({ referrer, contentSiteUrl, isLanding }: ArrivalFacts): boolean =>
  isLanding && contentSiteUrl !== '' && webAddress(referrer)?.origin === contentSiteUrl

/** Returns the destination after signing in, by the first condition that applies. */
export function signInDestination({ search, from, ...arrival }: SignInContext): Destination {
  const query = new URLSearchParams(search)
  const { contentSiteUrl: url } = arrival
  if (url !== '' && query.get('external') === 'true') return { kind: 'contentSite', url, isRequested: true }
  if (isFromContentSite(arrival) && !isInternalPath(from))
    return { kind: 'contentSite', url: arrival.referrer, isRequested: false }
  if (query.has('fromQuestionnaire')) return { kind: 'page', path: paths.answerQuestionnaire }
  return { kind: 'page', path: isInternalPath(from) ? from : paths.home }
}

interface LeavingContext extends SignInContext {
  /** Whether the dialog with the pass is open. The redirect waits until the dialog is closed. */
  isPassOpen: boolean
  isSharing: boolean
}

/** Returns where the sign-in page redirects a signed-in user; null while it waits for the pass or the content site. */
export function leavingDestination({ isPassOpen, isSharing, ...context }: LeavingContext): Destination | null {
  const destination = signInDestination(context)
  if (destination.kind === 'page') return destination
  return isPassOpen || (isSharing && !destination.isRequested) ? null : destination
}

/** The page that the user wanted before registering. It opens after the account is validated. */
export const returnAfterValidation = storedValue('registro.regreso', (value) =>
  typeof value === 'string' && (value === paths.visitRequest || value.startsWith(paths.answerQuestionnaire))
    ? value
    : null,
)

export const returnToVisit = () => returnAfterValidation.write(paths.visitRequest)
