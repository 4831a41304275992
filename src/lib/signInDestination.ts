import { webAddress } from './addresses'
import { days, stored } from './browserStorage'
import { paths } from './paths'

/** Where to go after signing in. `isRequested`: the content site's own link has `external=true`. */
export type Destination = { kind: 'page'; path: string } | { kind: 'contentSite'; url: string; isRequested: boolean }

/** How a visitor came to a page. */
interface ArrivalFacts {
  /** The URL of the page that linked to this site, or ''. */
  referrer: string
  /** The origin in the settings, or ''. */
  contentSiteUrl: string
  /** The page is the first one of the visit. The referrer stays the same for all that follow. */
  isLanding: boolean
}

interface SignInContext extends ArrivalFacts {
  /** The query string of the sign-in page. */
  search: string
  /** From the router's state: the path that required signing in. */
  from: unknown
}

/** The `location.key` of the first page of a visit, also after a reload: React Router has not made its history entry. */
export const isLandingKey = (key: string) => key === 'default'

/** Whether a value is a path of this site. Not `//evil.com`, which is another host, also with tabs between the slashes. */
export function isInternalPath(path: unknown): path is string {
  return typeof path === 'string' && /^\/(?![\t\n\r]*[/\\])/.test(path)
}

/** Whether a link of the content site opened this page. */
export const isFromContentSite = ({ referrer, contentSiteUrl, isLanding }: ArrivalFacts): boolean =>
  isLanding && contentSiteUrl !== '' && webAddress(referrer)?.origin === contentSiteUrl

/**
 * The first that applies: the content site, if the query has `external=true`; the content site, if its link opened the
 * sign-in page and no guard interrupted another; the questionnaire, if the query has `fromQuestionnaire`; the page that
 * required signing in; home.
 */
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
  /** The pass of the first sign-in is open. The user sees it before the content site replaces this page. */
  isPassOpen: boolean
  /** The content site has not answered yet that it has the session. */
  isSharing: boolean
}

/** Where a signed-in user leaves the sign-in page for; null while they stay. Only a referrer waits for the content site. */
export function leavingDestination({ isPassOpen, isSharing, ...context }: LeavingContext): Destination | null {
  const destination = signInDestination(context)
  if (destination.kind === 'page') return destination
  return isPassOpen || (isSharing && !destination.isRequested) ? null : destination
}

/** Where a user who registered on the way to a page goes on once the account is validated, perhaps in another tab. */
export const returnAfterValidation = stored(
  'registro.regreso',
  (value) =>
    typeof value === 'string' && (value === paths.visitRequest || value.startsWith(paths.answerQuestionnaire))
      ? value
      : null,
  { life: days(1) },
)

/** Stores that the account, once it is validated, continues with the visit request. */
export const returnToVisit = () => returnAfterValidation.write(paths.visitRequest)
