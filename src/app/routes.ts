import type { ComponentType } from 'react'
import { matchRoutes } from 'react-router-dom'

import { homeSectionPath, homeSections, paths } from '@/model/paths'
import { progressFor } from '@/model/questionnaire'
import type { SessionUser } from '@/model/session'
import { teacherCode } from '@/model/teacherCode'

import {
  loadAccount,
  loadProfiles,
  loadSchoolGrades,
  loadSchools,
  loadSchoolTypes,
  loadTopics,
  selectUser,
} from '@/store/authSlice'
import { loadTest, lookUpTeacher, selectLookUp } from '@/store/questionnaireSlice'
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
import { type LazyComponent, lazyNamed } from '@/ui/lazyNamed'

type Page<Props> = LazyComponent<Props> & {
  /** The source file, with which the build finds the page's scripts and styles. */
  source: string
}

/** @param name the name of the page's component and of its file in `src/pages` */
const page = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): Page<Props> => Object.assign(lazyNamed(load, name), { source: `src/pages/${name}.tsx` })

/** @param user null for signed-out users @param search the URL's query string */
type LoadData = (dispatch: AppDispatch, user: SessionUser | null, search: string) => void

interface EveryRoute {
  path: string
  /** The lists that the page shows, which are the same for all users. Prefetched together with the page's code. */
  lists?: readonly ListThunk[]
  /** Fetches, together with `lists`, data that must not be prefetched: the user's own, and about 1,000 schools. */
  loadData?: LoadData
  /** Whether the build prerenders the page and the browser hydrates it. Other pages start from the app shell. */
  isPrerendered?: true
  /** The canonical path. Without this path, the page is marked `noindex`. */
  indexedAs?: string
  /** Whether the page has a form or another task, and no floating «Contáctanos» button. */
  isTask?: true
  /** Whether the page is the ticket desk's page, which has no menus or footer. */
  isDesk?: true
}

interface GuardedRoute extends EveryRoute {
  guard: 'signedIn' | 'teacher'
  page: Page<{ user: SessionUser }>
}

interface OpenRoute extends EveryRoute {
  guard?: 'signedOut'
  page: Page<object>
}

export type Route = GuardedRoute | OpenRoute

const AccountConfirmationPage = page(() => import('@/pages/AccountConfirmationPage'), 'AccountConfirmationPage')
const AccountPage = page(() => import('@/pages/AccountPage'), 'AccountPage')
const AdvantagesPage = page(() => import('@/pages/AdvantagesPage'), 'AdvantagesPage')
const AnswerQuestionnairePage = page(() => import('@/pages/AnswerQuestionnairePage'), 'AnswerQuestionnairePage')
const ContactPage = page(() => import('@/pages/ContactPage'), 'ContactPage')
const FamiliesPage = page(() => import('@/pages/FamiliesPage'), 'FamiliesPage')
const FaqPage = page(() => import('@/pages/FaqPage'), 'FaqPage')
const FreePassPage = page(() => import('@/pages/FreePassPage'), 'FreePassPage')
const HomePage = page(() => import('@/pages/HomePage'), 'HomePage')
const JustificationsPage = page(() => import('@/pages/JustificationsPage'), 'JustificationsPage')
const LoginPage = page(() => import('@/pages/LoginPage'), 'LoginPage')
const LogoutPage = page(() => import('@/pages/LogoutPage'), 'LogoutPage')
const NewPasswordPage = page(() => import('@/pages/NewPasswordPage'), 'NewPasswordPage')
const NotFoundPage = page(() => import('@/pages/NotFoundPage'), 'NotFoundPage')
const PasswordRequestPage = page(() => import('@/pages/PasswordRequestPage'), 'PasswordRequestPage')
const RegistrationPage = page(() => import('@/pages/RegistrationPage'), 'RegistrationPage')
const RequirementsPage = page(() => import('@/pages/RequirementsPage'), 'RequirementsPage')
const ResourcesPage = page(() => import('@/pages/ResourcesPage'), 'ResourcesPage')
const SendQuestionnairePage = page(() => import('@/pages/SendQuestionnairePage'), 'SendQuestionnairePage')
const SentVisitPage = page(() => import('@/pages/SentVisitPage'), 'SentVisitPage')
const ServicesPage = page(() => import('@/pages/ServicesPage'), 'ServicesPage')
const SponsorshipRequestPage = page(() => import('@/pages/SponsorshipRequestPage'), 'SponsorshipRequestPage')
const SponsorshipRequirementsPage = page(
  () => import('@/pages/SponsorshipRequirementsPage'),
  'SponsorshipRequirementsPage',
)
const SuggestionsPage = page(() => import('@/pages/SuggestionsPage'), 'SuggestionsPage')
const TermsPage = page(() => import('@/pages/TermsPage'), 'TermsPage')
const VisitRequestPage = page(() => import('@/pages/VisitRequestPage'), 'VisitRequestPage')
const VisitsPage = page(() => import('@/pages/VisitsPage'), 'VisitsPage')

/** The route of a public page: prerendered, and indexed by search engines. */
const publicRoute = (path: string, component: Page<object>, more: Partial<OpenRoute> = {}): OpenRoute => ({
  path,
  page: component,
  isPrerendered: true,
  indexedAs: path,
  ...more,
})

/** Reads the user from the store, because an earlier request may have ended the session. */
const loadOwnAccount = (dispatch: AppDispatch) =>
  dispatch((_dispatch, getState) => {
    const user = selectUser(getState())
    if (user) void dispatch(loadAccount(user.id))
  })

/** Fetches the account of a user who is not a teacher, because only the account shows whether their pass is unused. */
const loadPassState: LoadData = (dispatch, user) => {
  if (user?.isTeacher === false) loadOwnAccount(dispatch)
}

/** Looks up the teacher of a class link, so that the response can arrive before the page starts. */
const loadLinkedTeacher: LoadData = (dispatch, _user, search) =>
  dispatch((_dispatch, getState) => {
    const linked = new URLSearchParams(search).get('codigo')
    const { role, code, hasStarted } = progressFor(linked === null ? null : teacherCode(linked))
    const isNeeded = role === 'student' && code !== '' && !hasStarted
    if (isNeeded && selectLookUp(getState(), code).status === 'idle') void dispatch(lookUpTeacher(code))
  })

export const unknownRoute: Route = { path: '*', page: NotFoundPage, loadData: loadPassState }

export const routes: Route[] = [
  publicRoute(paths.home, HomePage, { loadData: loadPassState }),
  ...homeSections.map((section) => ({
    path: homeSectionPath(section),
    page: HomePage,
    loadData: loadPassState,
    indexedAs: paths.home,
  })),
  publicRoute(paths.visits, VisitsPage, { lists: [loadServices] }),
  publicRoute(paths.resources, ResourcesPage),
  publicRoute(paths.services, ServicesPage, { isTask: true, lists: [loadServices] }),
  publicRoute(paths.advantages, AdvantagesPage),
  publicRoute(paths.suggestions, SuggestionsPage),
  publicRoute(paths.families, FamiliesPage),
  publicRoute(paths.requirements, RequirementsPage, { lists: [loadRequirements] }),
  publicRoute(paths.sponsorshipRequirements, SponsorshipRequirementsPage, { lists: [loadSponsorshipRequirements] }),
  publicRoute(paths.projects, JustificationsPage, { lists: [loadJustifications] }),
  publicRoute(paths.answerQuestionnaire, AnswerQuestionnairePage, {
    isTask: true,
    lists: [loadTest],
    loadData: loadLinkedTeacher,
  }),
  publicRoute(paths.faq, FaqPage),
  publicRoute(paths.contact, ContactPage, { isTask: true }),
  publicRoute(paths.terms, TermsPage),
  publicRoute(paths.registration, RegistrationPage, {
    guard: 'signedOut',
    isTask: true,
    lists: [loadProfiles, loadTopics],
  }),
  publicRoute(paths.login, LoginPage, { isTask: true }),
  { path: paths.passwordRecovery, page: PasswordRequestPage, isPrerendered: true, isTask: true },
  { path: paths.newPassword, page: NewPasswordPage, isTask: true },
  { path: paths.logout, page: LogoutPage, isTask: true },
  { path: paths.accountConfirmation, page: AccountConfirmationPage },
  { path: paths.freePass, page: FreePassPage, isPrerendered: true, isTask: true, isDesk: true },
  {
    path: paths.account,
    guard: 'signedIn',
    page: AccountPage,
    lists: [loadTopics],
    loadData: (dispatch, user) => {
      loadOwnAccount(dispatch)
      if (user?.isTeacher) for (const list of [loadSchools, loadSchoolGrades, loadSchoolTypes]) void dispatch(list())
    },
    isTask: true,
  },
  {
    path: paths.visitRequest,
    guard: 'teacher',
    page: VisitRequestPage,
    lists: [loadServices, loadSchedules, loadSchoolGrades, loadContactPreferences],
    // The form shows the account's phone number and e-mail under the contact preference.
    loadData: loadOwnAccount,
    isTask: true,
  },
  {
    path: paths.sentVisit,
    guard: 'teacher',
    page: SentVisitPage,
    lists: [loadRequirements],
    // The principal's sheet shows the school's name from the account.
    loadData: loadOwnAccount,
    isTask: true,
  },
  {
    path: paths.sponsorshipRequest,
    guard: 'teacher',
    page: SponsorshipRequestPage,
    lists: [loadSchoolTypes, loadSchoolGrades],
    loadData: loadOwnAccount,
    isTask: true,
  },
  { path: paths.sendQuestionnaire, guard: 'teacher', page: SendQuestionnairePage, isTask: true },
]

/** The route of a path. A path with a line break matches no route, not even the router's `*`. */
export const routeAt = (pathname: string): Route => matchRoutes(routes, pathname)?.[0]?.route ?? unknownRoute
