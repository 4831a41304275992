/** Every URL of the platform. Pages link with these names, never with a literal string. */
export const paths = {
  home: '/',
  homeSection: '/home/:section',
  login: '/login',
  logout: '/logout',
  registration: '/registro',
  /** Both this page and an API call: told apart by the `Accept` header. */
  accountConfirmation: '/api/v1/users/confirmation',
  passwordRecovery: '/recuperar-contrasenia',
  /** The page of an e-mailed link; the rest of its path is the token, whatever it holds. */
  newPassword: '/recuperar-contrasenia/*',
  account: '/mi-cuenta',
  visits: '/VisitasEscolares',
  resources: '/RecursosEducativos',
  services: '/servicios-escolares',
  visitRequest: '/solicitud-visita',
  visitRequestConfirmation: '/solicitud-visita-confirmacion',
  sponsorshipRequirements: '/requisitos-patrocinio',
  sponsorshipRequest: '/solicitud-patrocinio',
  sendQuestionnaire: '/enviar-cuestionario',
  answerQuestionnaire: '/responder-cuestionario',
  advantages: '/ventajas-visita',
  suggestions: '/sugerencias',
  requirements: '/requisitos',
  projects: '/justificacion-proyecto',
  /** The ticket desk's page, which the QR of a courtesy pass opens. */
  freePass: '/free-pass',
  faq: '/preguntas-frecuentes',
  contact: '/contacto',
  terms: '/terminos-condiciones',
} as const

/** A path as it is compared: without the slashes at its end, however they were typed. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** The pages of one visit request: the flag that it was begun survives between them, and no further. */
export const isVisitRequestPage = (path: string) => path === paths.visitRequest || path === paths.services

/** A block of the home page with an address of its own. */
export const isHomeSection = (path: string) => /^\/home\/[^/]+$/.test(path)
