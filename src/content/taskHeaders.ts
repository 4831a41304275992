/** The headers of the pages behind sign-in: written by the build before it is known who looks. */
export const taskHeaders = {
  account: {
    title: 'Mi cuenta',
    lead: 'Revisa tus datos y mantenlos al día.',
  },
  visitRequest: {
    title: 'Solicita tu visita',
    lead: 'Te llevará unos cinco minutos.',
    documentTitle: 'Solicitud de visita',
  },
  sponsorshipRequest: {
    title: 'Solicita un patrocinio',
    lead: 'Para grupos que no pueden cubrir el costo de la visita.',
    documentTitle: 'Solicitud de patrocinio',
  },
  sendQuestionnaire: {
    title: 'Enviar cuestionario',
    lead: 'Cada estudiante recibe un correo con el enlace al cuestionario.',
  },
} as const
