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
import type { AppDispatch, AppThunk } from '@/store/store'
import {
  loadContactPreferences,
  loadJustifications,
  loadRequirements,
  loadSchedules,
  loadServices,
} from '@/store/visitRequestSlice'

import { type Page, page } from './page'

/** Asks the API for what a page shows. @param user who looks at it; null when nobody is signed in */
type LoadData = (dispatch: AppDispatch, user: SessionUser | null) => void

interface EveryRoute {
  path: string
  /** Called as the page opens, and by the start before the page's code is there. */
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

const load =
  (...thunks: (() => AppThunk)[]): LoadData =>
  (dispatch) => {
    for (const thunk of thunks) void dispatch(thunk())
  }

const ownAccount = (): AppThunk => (dispatch, getState) => {
  const user = selectUser(getState())
  if (user) void dispatch(loadAccount(user.id))
}

const HomePage = page(() => import('@/pages/HomePage'), 'HomePage')

/** Whether a family still has a pass to use is known by their profile alone. */
const familyPass: LoadData = (dispatch, user) => {
  if (user?.isTeacher === false) dispatch(ownAccount())
}

/** For an address that leads nowhere: the home page, which says so. */
export const unknownRoute: Route = { path: '*', page: HomePage, loadData: familyPass }

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
  ),
  open(
    paths.resources,
    page(() => import('@/pages/ResourcesPage'), 'ResourcesPage'),
  ),
  open(
    paths.services,
    page(() => import('@/pages/ServicesPage'), 'ServicesPage'),
    { isTask: true, loadData: load(loadServices) },
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
    { loadData: load(loadRequirements) },
  ),
  open(
    paths.sponsorshipRequirements,
    page(() => import('@/pages/SponsorshipRequirementsPage'), 'SponsorshipRequirementsPage'),
    { loadData: load(loadSponsorshipRequirements) },
  ),
  open(
    paths.projects,
    page(() => import('@/pages/JustificationsPage'), 'JustificationsPage'),
    { loadData: load(loadJustifications) },
  ),
  open(
    paths.answerQuestionnaire,
    page(() => import('@/pages/AnswerQuestionnairePage'), 'AnswerQuestionnairePage'),
    { isTask: true, loadData: load(loadTest) },
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
    { guard: 'signedOut', isTask: true, loadData: load(loadProfiles, loadTopics) },
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
    loadData: (dispatch, user) => {
      load(ownAccount, loadTopics)(dispatch, user)
      if (user?.isTeacher) load(loadSchools, loadSchoolGrades, loadSchoolTypes)(dispatch, user)
    },
    isTask: true,
  },
  {
    path: paths.visitRequest,
    guard: 'teacher',
    page: page(() => import('@/pages/VisitRequestPage'), 'VisitRequestPage'),
    // The account for the phone and the e-mail that the contact preference means.
    loadData: load(loadServices, loadSchedules, loadSchoolGrades, loadContactPreferences, ownAccount),
    isTask: true,
  },
  {
    path: paths.sentVisit,
    guard: 'teacher',
    page: page(() => import('@/pages/SentVisitPage'), 'SentVisitPage'),
    // The account for the name of the school, on the sheet for its principal.
    loadData: load(loadRequirements, ownAccount),
    isTask: true,
  },
  {
    path: paths.sponsorshipRequest,
    guard: 'teacher',
    page: page(() => import('@/pages/SponsorshipRequestPage'), 'SponsorshipRequestPage'),
    loadData: load(loadSchoolTypes, loadSchoolGrades, ownAccount),
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
