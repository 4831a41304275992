import { lazy } from 'react'
import { Route, Routes } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { HomePage } from '@/pages/HomePage'

import { SignedOutOnly, TeacherOnly } from './guards'

const AccountConfirmationPage = lazy(() =>
  import('@/pages/AccountConfirmationPage').then((page) => ({ default: page.AccountConfirmationPage })),
)
const LoginPage = lazy(() => import('@/pages/LoginPage').then((page) => ({ default: page.LoginPage })))
const LogoutPage = lazy(() => import('@/pages/LogoutPage').then((page) => ({ default: page.LogoutPage })))
const RegistrationPage = lazy(() =>
  import('@/pages/RegistrationPage').then((page) => ({ default: page.RegistrationPage })),
)
const ServicesPage = lazy(() => import('@/pages/ServicesPage').then((page) => ({ default: page.ServicesPage })))
const TermsPage = lazy(() => import('@/pages/TermsPage').then((page) => ({ default: page.TermsPage })))
const UnderConstructionPage = lazy(() =>
  import('@/pages/UnderConstructionPage').then((page) => ({ default: page.UnderConstructionPage })),
)
const VisitRequestPage = lazy(() =>
  import('@/pages/VisitRequestPage').then((page) => ({ default: page.VisitRequestPage })),
)
const VisitRequestConfirmationPage = lazy(() =>
  import('@/pages/VisitRequestConfirmationPage').then((page) => ({ default: page.VisitRequestConfirmationPage })),
)

/** Pages that the site announces and does not have yet, by their titles. */
const underConstruction: [path: string, title: string][] = [
  [paths.passwordRecovery, 'Recuperar contraseña'],
  [paths.account, 'Mi cuenta'],
  [paths.visits, 'Visitas escolares'],
  [paths.resources, 'Recursos educativos'],
  [paths.sponsorshipRequirements, 'Requisitos de patrocinio'],
  [paths.answerQuestionnaire, 'Cuestionario de visita'],
  [paths.advantages, 'Ventajas de la visita'],
  [paths.suggestions, 'Sugerencias para tu visita'],
  [paths.requirements, 'Requisitos'],
  [paths.projects, 'Proyectos de visita'],
  [paths.faq, 'Preguntas frecuentes'],
  [paths.contact, 'Contacto'],
]

/** A URL is a line of this list. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.home} element={<HomePage />} />
      <Route path={paths.homeSection} element={<HomePage />} />
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
      <Route path={paths.accountConfirmation} element={<AccountConfirmationPage />} />
      <Route path={paths.services} element={<ServicesPage />} />
      <Route path={paths.terms} element={<TermsPage />} />
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
        element={<TeacherOnly>{() => <UnderConstructionPage title="Solicitud de patrocinio" />}</TeacherOnly>}
      />
      <Route
        path={paths.sendQuestionnaire}
        element={<TeacherOnly>{() => <UnderConstructionPage title="Enviar cuestionario" />}</TeacherOnly>}
      />
      {underConstruction.map(([path, title]) => (
        <Route key={path} path={path} element={<UnderConstructionPage title={title} />} />
      ))}
      <Route path="*" element={<HomePage notFound />} />
    </Routes>
  )
}
