import { matchRoutes } from 'react-router-dom'

import { homeSectionPath, homeSections, paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'

import { type Page, page } from './page'

const HomePage = page(() => import('@/pages/HomePage'), 'HomePage')

interface EveryRoute {
  path: string
  /** The build writes the page as HTML, in which the application then starts. Else the frame around a page that is on its way. */
  isPrerendered?: true
  /** The address for search engines; without one they are told not to index the page. */
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

/** For an address that leads nowhere: the home page, which says so. */
export const unknownRoute: Route = { path: '*', page: page(() => import('@/pages/UnknownPage'), 'UnknownPage') }

/** Every URL of the platform is a row here. */
export const routes: Route[] = [
  open(paths.home, HomePage),
  ...homeSections.map((section) => ({ path: homeSectionPath(section), page: HomePage, indexedAs: paths.home })),
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
    { isTask: true },
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
  ),
  open(
    paths.sponsorshipRequirements,
    page(() => import('@/pages/SponsorshipRequirementsPage'), 'SponsorshipRequirementsPage'),
  ),
  open(
    paths.projects,
    page(() => import('@/pages/JustificationsPage'), 'JustificationsPage'),
  ),
  open(
    paths.answerQuestionnaire,
    page(() => import('@/pages/AnswerQuestionnairePage'), 'AnswerQuestionnairePage'),
    {
      isTask: true,
    },
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
    {
      guard: 'signedOut',
      isTask: true,
    },
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
    isTask: true,
  },
  {
    path: paths.visitRequest,
    guard: 'teacher',
    page: page(() => import('@/pages/VisitRequestPage'), 'VisitRequestPage'),
    isTask: true,
  },
  {
    path: paths.sentVisit,
    guard: 'teacher',
    page: page(() => import('@/pages/SentVisitPage'), 'SentVisitPage'),
    isTask: true,
  },
  {
    path: paths.sponsorshipRequest,
    guard: 'teacher',
    page: page(() => import('@/pages/SponsorshipRequestPage'), 'SponsorshipRequestPage'),
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
