import { matchRoutes } from 'react-router-dom'

import { homeSectionPath, homeSections, paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'

import {
  loadAccount,
  loadProfiles,
  loadSchoolGrades,
  loadSchools,
  loadSchoolTypes,
  loadTopics,
  selectUser,
} from '@/store/authSlice'
import { loadTest } from '@/store/questionnaireSlice'
import { loadSponsorshipRequirements } from '@/store/sponsorshipRequestSlice'
import type { ListThunk } from '@/store/apiThunk'
import type { AppDispatch } from '@/store/store'
import {
  loadContactPreferences,
  loadJustifications,
  loadRequirements,
  loadSchedules,
  loadServices,
} from '@/store/visitRequestSlice'

import { type Page, page } from './page'

/** @param user null for signed-out users */
type LoadData = (dispatch: AppDispatch, user: SessionUser | null) => void

interface EveryRoute {
  path: string
  /**
   * The lists of the API that the page shows, the same for all users it lets in. They are fetched as the page opens, on
   * startup before the page's code is loaded, and prefetched with its code.
   */
  lists?: readonly ListThunk[]
  /** Fetches the rest, at the same moments but never ahead: what belongs to the user, and the thousand schools. */
  loadData?: LoadData
  /** The build writes the page as HTML, in which the application then starts. Else the frame around a page that is on its way. */
  isPrerendered?: true
  /** The address for search engines; without one, `robots` says not to index the page. */
  indexedAs?: string
  /** A form or another task: the button of «Contáctanos» does not float over it. */
  isTask?: true
  /** The ticket desk works with one thing at a time: no menus, no footer. */
  isDesk?: true
}

/** For one's own pages. */
interface GuardedRoute extends EveryRoute {
  guard: 'signedIn' | 'teacher'
  page: Page<{ user: SessionUser }>
}

interface OpenRoute extends EveryRoute {
  guard?: 'signedOut'
  page: Page<object>
}

export type Route = GuardedRoute | OpenRoute

/** A page that says the same to everybody: prerendered, and found by search engines. */
const open = (path: string, its: Page<object>, more: Partial<OpenRoute> = {}): OpenRoute => ({
  path,
  page: its,
  isPrerendered: true,
  indexedAs: path,
  ...more,
})

/** Reads the user again, because a call just before may have ended the session. */
const ownAccount: LoadData = (dispatch) =>
  dispatch((_dispatch, getState) => {
    const user = selectUser(getState())
    if (user) void dispatch(loadAccount(user.id))
  })

const HomePage = page(() => import('@/pages/HomePage'), 'HomePage')

/** Whether a family still has a pass to use is known by their profile alone. */
const familyPass: LoadData = (dispatch, user) => {
  if (user?.isTeacher === false) ownAccount(dispatch, user)
}

/** For unknown addresses. */
export const unknownRoute: Route = {
  path: '*',
  page: page(() => import('@/pages/NotFoundPage'), 'NotFoundPage'),
  loadData: familyPass,
}

/** Every URL of the platform is a row here. */
export const routes: Route[] = [
  open(paths.home, HomePage, { loadData: familyPass }),
  ...homeSections.map((section) => ({
    path: homeSectionPath(section),
    page: HomePage,
    loadData: familyPass,
    indexedAs: paths.home,
  })),
  open(
    paths.visits,
    page(() => import('@/pages/VisitsPage'), 'VisitsPage'),
    { isTask: true, lists: [loadServices] },
  ),
  open(
    paths.resources,
    page(() => import('@/pages/ResourcesPage'), 'ResourcesPage'),
  ),
  open(
    paths.services,
    page(() => import('@/pages/ServicesPage'), 'ServicesPage'),
    { isTask: true, lists: [loadServices] },
  ),
  open(
    paths.advantages,
    page(() => import('@/pages/AdvantagesPage'), 'AdvantagesPage'),
  ),
  open(
    paths.suggestions,
    page(() => import('@/pages/SuggestionsPage'), 'SuggestionsPage'),
  ),
  open(
    paths.requirements,
    page(() => import('@/pages/RequirementsPage'), 'RequirementsPage'),
    { lists: [loadRequirements] },
  ),
  open(
    paths.sponsorshipRequirements,
    page(() => import('@/pages/SponsorshipRequirementsPage'), 'SponsorshipRequirementsPage'),
    { lists: [loadSponsorshipRequirements] },
  ),
  open(
    paths.projects,
    page(() => import('@/pages/JustificationsPage'), 'JustificationsPage'),
    { lists: [loadJustifications] },
  ),
  open(
    paths.answerQuestionnaire,
    page(() => import('@/pages/AnswerQuestionnairePage'), 'AnswerQuestionnairePage'),
    { isTask: true, lists: [loadTest] },
  ),
  open(
    paths.faq,
    page(() => import('@/pages/FaqPage'), 'FaqPage'),
  ),
  open(
    paths.contact,
    page(() => import('@/pages/ContactPage'), 'ContactPage'),
    { isTask: true },
  ),
  open(
    paths.terms,
    page(() => import('@/pages/TermsPage'), 'TermsPage'),
  ),
  open(
    paths.registration,
    page(() => import('@/pages/RegistrationPage'), 'RegistrationPage'),
    { guard: 'signedOut', isTask: true, lists: [loadProfiles, loadTopics] },
  ),
  open(
    paths.login,
    page(() => import('@/pages/LoginPage'), 'LoginPage'),
    { isTask: true },
  ),
  {
    path: paths.passwordRecovery,
    page: page(() => import('@/pages/PasswordRequestPage'), 'PasswordRequestPage'),
    isPrerendered: true,
    isTask: true,
  },
  {
    path: paths.newPassword,
    page: page(() => import('@/pages/NewPasswordPage'), 'NewPasswordPage'),
    isTask: true,
  },
  { path: paths.logout, page: page(() => import('@/pages/LogoutPage'), 'LogoutPage'), isTask: true },
  {
    path: paths.accountConfirmation,
    page: page(() => import('@/pages/AccountConfirmationPage'), 'AccountConfirmationPage'),
  },
  {
    path: paths.freePass,
    page: page(() => import('@/pages/FreePassPage'), 'FreePassPage'),
    isPrerendered: true,
    isTask: true,
    isDesk: true,
  },
  {
    path: paths.account,
    guard: 'signedIn',
    page: page(() => import('@/pages/AccountPage'), 'AccountPage'),
    lists: [loadTopics],
    loadData: (dispatch, user) => {
      ownAccount(dispatch, user)
      if (user?.isTeacher) for (const list of [loadSchools, loadSchoolGrades, loadSchoolTypes]) void dispatch(list())
    },
    isTask: true,
  },
  {
    path: paths.visitRequest,
    guard: 'teacher',
    page: page(() => import('@/pages/VisitRequestPage'), 'VisitRequestPage'),
    lists: [loadServices, loadSchedules, loadSchoolGrades, loadContactPreferences],
    // The account for the phone and the e-mail that the contact preference means.
    loadData: ownAccount,
    isTask: true,
  },
  {
    path: paths.sentVisit,
    guard: 'teacher',
    page: page(() => import('@/pages/SentVisitPage'), 'SentVisitPage'),
    lists: [loadRequirements],
    // The account for the name of the school, on the sheet for its principal.
    loadData: ownAccount,
    isTask: true,
  },
  {
    path: paths.sponsorshipRequest,
    guard: 'teacher',
    page: page(() => import('@/pages/SponsorshipRequestPage'), 'SponsorshipRequestPage'),
    lists: [loadSchoolTypes, loadSchoolGrades],
    loadData: ownAccount,
    isTask: true,
  },
  {
    path: paths.sendQuestionnaire,
    guard: 'teacher',
    page: page(() => import('@/pages/SendQuestionnairePage'), 'SendQuestionnairePage'),
    isTask: true,
  },
]

/** The row of an address; one with a line break matches nothing, not even the router's `*`. */
export const routeAt = (pathname: string): Route => matchRoutes(routes, pathname)?.[0]?.route ?? unknownRoute
