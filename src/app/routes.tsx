import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom'

import { paths } from '@/lib/paths'

import { SignedInOnly, TeacherOnly } from './guards'
import { page } from './page'
import { HomePage, publicPages } from './publicPages'

const AccountConfirmationPage = page(() => import('@/pages/AccountConfirmationPage'), 'AccountConfirmationPage')
const AccountPage = page(() => import('@/pages/AccountPage'), 'AccountPage')
const FreePassPage = page(() => import('@/pages/FreePassPage'), 'FreePassPage')
const LogoutPage = page(() => import('@/pages/LogoutPage'), 'LogoutPage')
const NewPasswordPage = page(() => import('@/pages/NewPasswordPage'), 'NewPasswordPage')
const SendQuestionnairePage = page(() => import('@/pages/SendQuestionnairePage'), 'SendQuestionnairePage')
const SponsorshipRequestPage = page(() => import('@/pages/SponsorshipRequestPage'), 'SponsorshipRequestPage')
const VisitRequestPage = page(() => import('@/pages/VisitRequestPage'), 'VisitRequestPage')
const VisitRequestConfirmationPage = page(
  () => import('@/pages/VisitRequestConfirmationPage'),
  'VisitRequestConfirmationPage',
)

/** A URL is a line of this list. */
const routes = createRoutesFromElements(
  <>
    {publicPages.map(([path, PublicPage]) => (
      <Route key={path} path={path} element={<PublicPage />} />
    ))}
    <Route path={paths.homeSection} element={<HomePage />} />
    <Route path={paths.freePass} element={<FreePassPage />} />
    <Route path={paths.logout} element={<LogoutPage />} />
    <Route path={paths.newPassword} element={<NewPasswordPage />} />
    <Route path={paths.accountConfirmation} element={<AccountConfirmationPage />} />
    <Route
      path={paths.visitRequest}
      element={<TeacherOnly>{(teacher) => <VisitRequestPage user={teacher} />}</TeacherOnly>}
    />
    <Route
      path={paths.visitRequestConfirmation}
      element={<TeacherOnly>{() => <VisitRequestConfirmationPage />}</TeacherOnly>}
    />
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
  </>,
)

/** The page at this address; also at one with a line break, which the router's own `*` does not match. */
export const AppRoutes = () => useRoutes(routes) ?? <HomePage notFound />
