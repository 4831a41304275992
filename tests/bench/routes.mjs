import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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

/** The pages for everybody, which the build wrote as HTML. @param {string} dist @returns {Route[]} */
export function publicRoutes(dist) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/index.html'))
  files.sort()
  return files
    .map((file) => ({
      name: dirname(file) === 'home' ? '/' : `/${dirname(file)}`,
      isIndexed: !/<meta name="robots" content="noindex"/.test(readFileSync(join(dist, file), 'utf8')),
    }))
    .filter(({ name }) => !others.includes(name))
    .map((page) => ({ ...page, address: () => page.name, lcp: PRERENDERED_LCP }))
}

/** Every page of the site. @param {string} dist */
export const allRoutes = (dist) => [...publicRoutes(dist), ...linkedRoutes, ...teacherRoutes]
