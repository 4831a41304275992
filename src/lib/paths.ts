/** All paths of the platform. Links use these instead of literals. */
export const paths = {
  home: '/',
  login: '/login',
  logout: '/logout',
  registration: '/registro',
  /** Also the URL of an API call. Servers distinguish the two by the `Accept` header. */
  accountConfirmation: '/api/v1/users/confirmation',
  passwordRecovery: '/recuperar-contrasenia',
  /** The link in the password e-mail. The rest of the path is a token with any characters. */
  newPassword: '/recuperar-contrasenia/*',
  account: '/mi-cuenta',
  visits: '/VisitasEscolares',
  resources: '/RecursosEducativos',
  services: '/servicios-escolares',
  visitRequest: '/solicitud-visita',
  sentVisit: '/solicitud-visita-confirmacion',
  sponsorshipRequirements: '/requisitos-patrocinio',
  sponsorshipRequest: '/solicitud-patrocinio',
  sendQuestionnaire: '/enviar-cuestionario',
  answerQuestionnaire: '/responder-cuestionario',
  advantages: '/ventajas-visita',
  suggestions: '/sugerencias',
  requirements: '/requisitos',
  projects: '/justificacion-proyecto',
  /** The ticket desk's page. The QR code of a courtesy pass links to it. */
  freePass: '/free-pass',
  faq: '/preguntas-frecuentes',
  contact: '/contacto',
  terms: '/terminos-condiciones',
} as const

/** Links to the registration that choose a profile. */
export const registrationFor = {
  teacher: `${paths.registration}?perfil=docente`,
  family: `${paths.registration}?perfil=familia`,
} as const

/**
 * The `location.state` of our own links to the sign-out page. Without it, as after a link on another site, the page
 * asks the user to confirm.
 */
export const signOutChosen = { signOut: true } as const

/**
 * The `location.state` of the link from the visit request to the services. It lets this user choose a service for the
 * visit, and survives a reload.
 */
export const fromVisitRequest = (userId: number) => ({ cameFromVisitRequest: userId })

/** The `location.state` of «Tu visita» right after the request was sent. It survives a reload. */
export const visitJustSent = { visitSent: true } as const

/** Removes trailing slashes, for comparisons. '/' stays '/'. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** The section of the resources page about one theme. @param theme the `id` of a theme in `content/themes` */
export const themePath = (theme: string) => `${paths.resources}#${theme}`

/** The section of the suggestions for families and other visitors. */
export const familySuggestions = `${paths.suggestions}#familias`

/** The home page sections that have a URL, such as /home/faq. Also the ids of their elements. */
export const homeSections = ['visitas', 'faq', 'contacto'] as const

/** The URL of a section of the home page. @param section one of `homeSections` */
export const homeSectionPath = (section: string) => `/home/${section}`

/** The home page section for a path, if any. */
export const homeSectionAt = (pathname: string) =>
  homeSections.find((section) => homeSectionPath(section) === withoutTrailingSlash(pathname))
