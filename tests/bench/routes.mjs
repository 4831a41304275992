import { readFileSync } from 'node:fs'

import { confirmationPath } from './people.mjs'

const PRERENDERED_LCP = 900
const OTHER_LCP = 2000

/**
 * @typedef {object} Route
 * @property {string} name the path that names it in tables
 * @property {(url: string) => string | Promise<string>} address what to open, prepared anew for each run
 * @property {import('./people.mjs').Person} [as] who opens it; a visitor without a session otherwise
 * @property {number} lcp the budget, in ms
 * @property {boolean} isIndexed search engines are to find it
 */

const pass = '/free-pass?fullname=Mariana%20R%C3%ADos%20Cano&token_qr=pase-7F3K92QDX1&userId=1101'

/** Pages that a link leads to. @type {Route[]} */
const linkedRoutes = [
  {
    name: '/recuperar-contrasenia/*',
    address: () => '/recuperar-contrasenia/enlace-de-prueba',
    lcp: OTHER_LCP,
    isIndexed: false,
  },
  { name: '/free-pass', address: () => pass, lcp: OTHER_LCP, isIndexed: false },
  { name: '/api/v1/users/confirmation', address: confirmationPath, lcp: OTHER_LCP, isIndexed: false },
]

/** @param {string} name @param {Route['as']} as @returns {Route} */
const teachers = (name, as = 'teacher') => ({ name, address: () => name, as, lcp: OTHER_LCP, isIndexed: false })

/** Pages of a teacher who has signed in. */
const teacherRoutes = [
  teachers('/mi-cuenta'),
  teachers('/solicitud-visita'),
  teachers('/solicitud-visita-confirmacion', 'teacher with visit'),
  teachers('/enviar-cuestionario'),
  teachers('/solicitud-patrocinio'),
]

const others = [...linkedRoutes, ...teacherRoutes].map(({ name }) => name)

/**
 * Every URL of a build, with the source of its page and how it was written.
 * @param {string} dist
 * @returns {{ path: string, source: string, written?: 'whole' | 'wall', isIndexed: boolean }[]}
 */
export const builtRoutes = (dist) => JSON.parse(readFileSync(`${dist}-maps/routes.json`, 'utf8'))

/** The pages for everybody, which the build wrote as HTML. @param {string} dist @returns {Route[]} */
const publicRoutes = (dist) =>
  builtRoutes(dist)
    .filter(({ path, written }) => written === 'whole' && !others.includes(path))
    .map(({ path, isIndexed }) => ({ name: path, address: () => path, lcp: PRERENDERED_LCP, isIndexed }))

/** Every page of the site. @param {string} dist */
export const allRoutes = (dist) => [...publicRoutes(dist), ...linkedRoutes, ...teacherRoutes]
