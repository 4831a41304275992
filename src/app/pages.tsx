import { matchPath } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'

import { SignedInOnly, SignedOutOnly, TeacherOnly } from './guards'
import { guarded, type Page, page } from './page'

export const HomePage = page(() => import('@/pages/HomePage'), 'HomePage')
const LoginPage = page(() => import('@/pages/LoginPage'), 'LoginPage')
const RegistrationPage = page(() => import('@/pages/RegistrationPage'), 'RegistrationPage')
const ServicesPage = page(() => import('@/pages/ServicesPage'), 'ServicesPage')
const TermsPage = page(() => import('@/pages/TermsPage'), 'TermsPage')
const AdvantagesPage = page(() => import('@/pages/AdvantagesPage'), 'AdvantagesPage')
const AnswerQuestionnairePage = page(() => import('@/pages/AnswerQuestionnairePage'), 'AnswerQuestionnairePage')
const ContactPage = page(() => import('@/pages/ContactPage'), 'ContactPage')
const FaqPage = page(() => import('@/pages/FaqPage'), 'FaqPage')
const FreePassPage = page(() => import('@/pages/FreePassPage'), 'FreePassPage')
const JustificationsPage = page(() => import('@/pages/JustificationsPage'), 'JustificationsPage')
const PasswordRequestPage = page(() => import('@/pages/PasswordRequestPage'), 'PasswordRequestPage')
const RequirementsPage = page(() => import('@/pages/RequirementsPage'), 'RequirementsPage')
const ResourcesPage = page(() => import('@/pages/ResourcesPage'), 'ResourcesPage')
const SponsorshipRequirementsPage = page(
  () => import('@/pages/SponsorshipRequirementsPage'),
  'SponsorshipRequirementsPage',
)
const SuggestionsPage = page(() => import('@/pages/SuggestionsPage'), 'SuggestionsPage')
const VisitsPage = page(() => import('@/pages/VisitsPage'), 'VisitsPage')
const AccountConfirmationPage = page(() => import('@/pages/AccountConfirmationPage'), 'AccountConfirmationPage')
const AccountPage = page(() => import('@/pages/AccountPage'), 'AccountPage')
const LogoutPage = page(() => import('@/pages/LogoutPage'), 'LogoutPage')
const NewPasswordPage = page(() => import('@/pages/NewPasswordPage'), 'NewPasswordPage')
const SendQuestionnairePage = page(() => import('@/pages/SendQuestionnairePage'), 'SendQuestionnairePage')
const SponsorshipRequestPage = page(() => import('@/pages/SponsorshipRequestPage'), 'SponsorshipRequestPage')
const VisitRequestPage = page(() => import('@/pages/VisitRequestPage'), 'VisitRequestPage')
const VisitRequestConfirmationPage = page(
  () => import('@/pages/VisitRequestConfirmationPage'),
  'VisitRequestConfirmationPage',
)

// Another user gets a page of their own: nothing of the one before stays on it.
const behind = (Guard: typeof TeacherOnly | typeof SignedInOnly, Personal: Page<{ user: SessionUser }>) =>
  guarded(() => <Guard>{(user) => <Personal key={user.id} user={user} />}</Guard>, Personal, Guard)

/** Pages that say the same to everybody, by path. The build writes them as HTML, in which the application then starts. */
export const writtenPages: [path: string, page: Page<object>][] = [
  [paths.home, HomePage],
  [paths.login, LoginPage],
  [
    paths.registration,
    guarded(
      () => (
        <SignedOutOnly>
          <RegistrationPage />
        </SignedOutOnly>
      ),
      RegistrationPage,
      SignedOutOnly,
    ),
  ],
  [paths.services, ServicesPage],
  [paths.terms, TermsPage],
  [paths.passwordRecovery, PasswordRequestPage],
  [paths.visits, VisitsPage],
  [paths.advantages, AdvantagesPage],
  [paths.suggestions, SuggestionsPage],
  [paths.resources, ResourcesPage],
  [paths.faq, FaqPage],
  [paths.answerQuestionnaire, AnswerQuestionnairePage],
  [paths.contact, ContactPage],
  [paths.sponsorshipRequirements, SponsorshipRequirementsPage],
  [paths.requirements, RequirementsPage],
  [paths.projects, JustificationsPage],
  [paths.freePass, FreePassPage],
]

/** Every page, by path: a URL is a line of this list or of the one above. */
export const pages: [path: string, page: Page<object>][] = [
  ...writtenPages,
  [paths.homeSection, HomePage],
  [paths.logout, LogoutPage],
  [paths.newPassword, NewPasswordPage],
  [paths.accountConfirmation, AccountConfirmationPage],
  [paths.visitRequest, behind(TeacherOnly, VisitRequestPage)],
  [
    paths.visitRequestConfirmation,
    guarded(
      () => <TeacherOnly>{() => <VisitRequestConfirmationPage />}</TeacherOnly>,
      VisitRequestConfirmationPage,
      TeacherOnly,
    ),
  ],
  [paths.sponsorshipRequest, behind(TeacherOnly, SponsorshipRequestPage)],
  [paths.sendQuestionnaire, behind(TeacherOnly, SendQuestionnairePage)],
  [paths.account, behind(SignedInOnly, AccountPage)],
]

/** The page at a path; an unknown one leads to the home page. */
export const pageAt = (path: string) => pages.find(([its]) => matchPath(its, path))?.[1] ?? HomePage
