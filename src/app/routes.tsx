import { Route, Routes } from 'react-router-dom'

import { paths } from '@/lib/paths'

import { SignedInOnly, SignedOutOnly, TeacherOnly } from './guards'
import { page } from './page'

const AccountConfirmationPage = page(() => import('@/pages/AccountConfirmationPage'), 'AccountConfirmationPage')
const AccountPage = page(() => import('@/pages/AccountPage'), 'AccountPage')
const AdvantagesPage = page(() => import('@/pages/AdvantagesPage'), 'AdvantagesPage')
const ContactPage = page(() => import('@/pages/ContactPage'), 'ContactPage')
const FaqPage = page(() => import('@/pages/FaqPage'), 'FaqPage')
const FreePassPage = page(() => import('@/pages/FreePassPage'), 'FreePassPage')
const AnswerQuestionnairePage = page(() => import('@/pages/AnswerQuestionnairePage'), 'AnswerQuestionnairePage')
const HomePage = page(() => import('@/pages/HomePage'), 'HomePage')
const JustificationsPage = page(() => import('@/pages/JustificationsPage'), 'JustificationsPage')
const LoginPage = page(() => import('@/pages/LoginPage'), 'LoginPage')
const LogoutPage = page(() => import('@/pages/LogoutPage'), 'LogoutPage')
const NewPasswordPage = page(() => import('@/pages/NewPasswordPage'), 'NewPasswordPage')
const PasswordRequestPage = page(() => import('@/pages/PasswordRequestPage'), 'PasswordRequestPage')
const RegistrationPage = page(() => import('@/pages/RegistrationPage'), 'RegistrationPage')
const ResourcesPage = page(() => import('@/pages/ResourcesPage'), 'ResourcesPage')
const SendQuestionnairePage = page(() => import('@/pages/SendQuestionnairePage'), 'SendQuestionnairePage')
const RequirementsPage = page(() => import('@/pages/RequirementsPage'), 'RequirementsPage')
const ServicesPage = page(() => import('@/pages/ServicesPage'), 'ServicesPage')
const SponsorshipRequestPage = page(() => import('@/pages/SponsorshipRequestPage'), 'SponsorshipRequestPage')
const SponsorshipRequirementsPage = page(
  () => import('@/pages/SponsorshipRequirementsPage'),
  'SponsorshipRequirementsPage',
)
const SuggestionsPage = page(() => import('@/pages/SuggestionsPage'), 'SuggestionsPage')
const TermsPage = page(() => import('@/pages/TermsPage'), 'TermsPage')
const VisitsPage = page(() => import('@/pages/VisitsPage'), 'VisitsPage')
const VisitRequestPage = page(() => import('@/pages/VisitRequestPage'), 'VisitRequestPage')
const VisitRequestConfirmationPage = page(
  () => import('@/pages/VisitRequestConfirmationPage'),
  'VisitRequestConfirmationPage',
)

/** A URL is a line of this list. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.homeSection} element={<HomePage />} />
      <Route path={paths.freePass} element={<FreePassPage />} />
      <Route path={paths.login} element={<LoginPage />} />
      <Route path={paths.logout} element={<LogoutPage />} />
      <Route
        path={paths.registration}
        element={
          <SignedOutOnly>
            <RegistrationPage />
          </SignedOutOnly>
        }
      />
      <Route path={paths.passwordRecovery} element={<PasswordRequestPage />} />
      <Route path={paths.newPassword} element={<NewPasswordPage />} />
      <Route path={paths.accountConfirmation} element={<AccountConfirmationPage />} />
      <Route path={paths.visits} element={<VisitsPage />} />
      <Route path={paths.advantages} element={<AdvantagesPage />} />
      <Route path={paths.suggestions} element={<SuggestionsPage />} />
      <Route path={paths.resources} element={<ResourcesPage />} />
      <Route path={paths.faq} element={<FaqPage />} />
      <Route path={paths.contact} element={<ContactPage />} />
      <Route path={paths.answerQuestionnaire} element={<AnswerQuestionnairePage />} />
      <Route path={paths.services} element={<ServicesPage />} />
      <Route path={paths.requirements} element={<RequirementsPage />} />
      <Route path={paths.projects} element={<JustificationsPage />} />
      <Route path={paths.terms} element={<TermsPage />} />
      <Route
        path={paths.visitRequest}
        element={<TeacherOnly>{(teacher) => <VisitRequestPage user={teacher} />}</TeacherOnly>}
      />
      <Route
        path={paths.visitRequestConfirmation}
        element={<TeacherOnly>{() => <VisitRequestConfirmationPage />}</TeacherOnly>}
      />
      <Route path={paths.sponsorshipRequirements} element={<SponsorshipRequirementsPage />} />
      <Route
        path={paths.sponsorshipRequest}
        element={<TeacherOnly>{(teacher) => <SponsorshipRequestPage user={teacher} />}</TeacherOnly>}
      />
      <Route
        path={paths.sendQuestionnaire}
        element={<TeacherOnly>{(teacher) => <SendQuestionnairePage user={teacher} />}</TeacherOnly>}
      />
      <Route path={paths.account} element={<SignedInOnly>{(user) => <AccountPage user={user} />}</SignedInOnly>} />
      <Route path="*" element={<HomePage notFound />} />
    </Routes>
  )
}
