/** Weighs the built files against the budgets of these tables and prints both. Fails when one is exceeded. */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { publicRoutes } from './routes.mjs'
import { brotlied, gzipped, readBuild } from './sizes.mjs'

const KIB = 1024
const PAGE_SCRIPTS = 40 * KIB
const STYLES = 12 * KIB

/** Every address of the platform and what is loaded for it besides the start. @type {Record<string, string[]>} */
const pages = {
  '/': ['HomePage'],
  '/login': ['LoginPage'],
  '/logout': ['LogoutPage'],
  '/registro': ['RegistrationPage'],
  '/api/v1/users/confirmation': ['AccountConfirmationPage'],
  '/recuperar-contrasenia': ['PasswordRequestPage'],
  '/recuperar-contrasenia/*': ['NewPasswordPage'],
  '/mi-cuenta': ['AccountPage'],
  '/VisitasEscolares': ['VisitsPage'],
  '/servicios-escolares': ['ServicesPage'],
  '/solicitud-visita': ['VisitRequestPage'],
  '/solicitud-visita-confirmacion': ['VisitRequestConfirmationPage'],
  '/requisitos-patrocinio': ['SponsorshipRequirementsPage'],
  '/solicitud-patrocinio': ['SponsorshipRequestPage'],
  '/enviar-cuestionario': ['SendQuestionnairePage'],
  '/responder-cuestionario': ['AnswerQuestionnairePage'],
  '/RecursosEducativos': ['ResourcesPage'],
  '/ventajas-visita': ['AdvantagesPage'],
  '/sugerencias': ['SuggestionsPage'],
  '/requisitos': ['RequirementsPage'],
  '/justificacion-proyecto': ['JustificationsPage'],
  '/free-pass': ['FreePassPage'],
  '/preguntas-frecuentes': ['FaqPage'],
  '/contacto': ['ContactPage', 'features/contact/Contact'],
  '/terminos-condiciones': ['TermsPage'],
}

const folder = resolve(process.argv[2] ?? 'dist')
const { start, added, scripts, styles, read } = readBuild(folder)
const forgotten = publicRoutes(folder).filter(({ name }) => !(name in pages))
if (forgotten.length > 0) throw new Error(`Not weighed: ${forgotten.map(({ name }) => name).join(', ')}`)

/** @param {string} name */
const source = (name) => `src/${name.includes('/') ? name : `pages/${name}`}.tsx`

let [passed, failed] = [0, 0]

/** Files are counted, bytes are shown in KiB. @param {number} amount */
const show = (amount) => (amount < 100 ? String(amount) : (amount / KIB).toFixed(1))

/** An amount beside its budget, with an exclamation mark when it is over. @param {number} amount @param {number} budget */
function beside(amount, budget) {
  const isOver = amount > budget
  if (isOver) failed += 1
  else passed += 1
  return `${show(amount)} of ${show(budget)}${isOver ? ' !' : '  '}`.padStart(20)
}

const questionnaire = added(source('AnswerQuestionnairePage'))
// Loaded when «Profesor» is chosen: the combobox for a thousand schools.
const registration = added(source('RegistrationPage'))
const teacherFields = [...added('src/features/account/TeacherFields.tsx')].filter((key) => !registration.has(key))
const fonts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.woff2'))

/** @type {[what: string, amount: number, budget: number][]} */
const totals = [
  ['start, JS, br', scripts(start, brotlied), 100 * KIB],
  ['start, JS, gz', scripts(start, gzipped), 115 * KIB],
  ['questionnaire, all its JS, br', scripts([...start, ...questionnaire], brotlied), 130 * KIB],
  ['«Profesor» chosen, more JS, gz', scripts(teacherFields, gzipped), 15 * KIB],
  ['fonts, files', fonts.length, 2],
  ['fonts', fonts.reduce((sum, font) => sum + read(`assets/${font}`).length, 0), 57 * KIB],
]

console.log('KiB of its budget (! over)\n')
for (const [what, amount, budget] of totals) console.log(what.padEnd(32) + beside(amount, budget))

console.log(`\n${'page'.padEnd(32)}${'adds JS, gz  '.padStart(20)}${'CSS before paint, br  '.padStart(24)}`)
for (const [path, names] of Object.entries(pages)) {
  const keys = added(...names.map(source))
  const cells = [
    beside(scripts(keys, gzipped), PAGE_SCRIPTS),
    beside(styles(path, keys, brotlied), STYLES).padStart(24),
  ]
  console.log(path.padEnd(32) + cells.join(''))
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
