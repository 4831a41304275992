import { paths } from '@/lib/paths'

import { SignedOutOnly } from './guards'
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

/** Pages for everybody, by path. The build writes them as HTML too: see `prerender.tsx`. */
export const publicPages: [path: string, page: Page<object>][] = [
  [paths.home, HomePage],
  [paths.login, LoginPage],
  [paths.registration, guarded(SignedOutOnly, RegistrationPage)],
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
]

/** The public page at a path without slashes at its end. */
export const publicPage = (path: string) => publicPages.find(([its]) => its === path)?.[1]
