/** All paths of the platform. Links use this object instead of literals. */
export const paths = {
  home: '/',
  login: '/login',
  logout: '/logout',
  registration: '/registro',
  /** Also the URL of an API call. Servers tell requests for the page by the `Accept` header. */
  accountConfirmation: '/api/v1/users/confirmation',
  passwordRecovery: '/recuperar-contrasenia',
  /** The link in the password e-mail. `*` stands for a token, which may contain any characters. */
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
  families: '/en-familia',
  projects: '/justificacion-proyecto',
  /** The ticket desk's page. The QR code of a courtesy pass links to it. */
  freePass: '/free-pass',
  faq: '/preguntas-frecuentes',
  contact: '/contacto',
  terms: '/terminos-condiciones',
} as const

export const registrationFor = {
  teacher: `${paths.registration}?perfil=docente`,
  family: `${paths.registration}?perfil=familia`,
} as const

/** The `location.state` of our own links to the sign-out page. Otherwise, the page asks the user to confirm. */
export const signOutChosen = { signOut: true } as const

/** The `location.state` with which the services page lets a teacher choose a service for the visit. */
export const fromVisitRequest = (userId: number) => ({ cameFromVisitRequest: userId })

/** Removes trailing slashes, for comparisons. '/' stays '/'. */
export function withoutTrailingSlash(pathname: string): string {
  return pathname.replace(/\/+$/, '') || '/'
}

/** Returns the URL of a theme's section on the resources page. @param theme the `id` of a theme in `content/themes` */
export const themePath = (theme: string) => `${paths.resources}#${theme}`

export const projectsOf = (level: 'secundaria' | 'preparatoria') => `${paths.projects}#${level}`

/** The ids of the home page sections that have a URL, such as `faq` for /home/faq. */
export const homeSections = ['visitas', 'faq', 'contacto'] as const

export const homeSectionPath = (section: string) => `/home/${section}`

/** Returns the home page section with this path; undefined for any other path. */
export const homeSectionAt = (pathname: string) =>
  homeSections.find((section) => homeSectionPath(section) === withoutTrailingSlash(pathname))
