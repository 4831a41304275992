import { paths } from '@/lib/paths'

const visits = { label: 'Visitas escolares', to: paths.visits }

/** What stands on the wall of the pages behind sign-in: drawn before it is known who looks, and before their code comes. */
export const pageHeaders = {
  account: {
    title: 'Mi cuenta',
    inDoor: 'person',
    low: true,
    lead: 'Revisa tus datos y mantenlos al día.',
    breadcrumb: [{ label: 'Inicio', to: paths.home }, { label: 'Mi cuenta' }],
    door: 'mid',
  },
  visitRequest: {
    title: 'Solicita tu visita',
    inDoor: 'group',
    low: true,
    lead: 'Te llevará unos cinco minutos. Guardamos tu avance en este equipo.',
    documentTitle: 'Solicitud de visita',
    breadcrumb: [visits, { label: 'Solicitud de visita' }],
    door: 'mid',
  },
  sponsorshipRequest: {
    title: 'Solicita un patrocinio',
    inDoor: 'group',
    low: true,
    lead: 'Para grupos que no pueden cubrir el costo de la visita. Te llevará unos cinco minutos.',
    documentTitle: 'Solicitud de patrocinio',
    breadcrumb: [
      visits,
      { label: 'Requisitos de patrocinio', to: paths.sponsorshipRequirements },
      { label: 'Solicitud de patrocinio' },
    ],
  },
  sendQuestionnaire: {
    title: 'Enviar cuestionario',
    inDoor: 'fifteen',
    low: true,
    lead: 'Cada estudiante recibe un correo con el enlace al cuestionario de visita. También puede entrar con tu código o con el QR de tu grupo.',
    breadcrumb: [visits, { label: 'Enviar cuestionario' }],
  },
} as const
