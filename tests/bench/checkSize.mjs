/** Compares the sizes of the built files with their budgets and prints both. Fails if a budget is exceeded. */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { brotlied, builtRoutes, gzipped, readBuild } from './sizes.mjs'

const KIB = 1024
const PAGE_SCRIPTS = 48 * KIB
const STYLES = 12 * KIB

const folder = resolve(process.argv[2] ?? 'dist')
const { start, added, scripts, styles, read } = readBuild(folder)

let [passed, failed] = [0, 0]

/** Formats a number of files, or bytes as KiB. @param {number} amount */
const show = (amount) => (amount < 100 ? String(amount) : (amount / KIB).toFixed(1))

/** Formats an amount with its budget; `!` means exceeded. @param {number} amount @param {number} budget */
function beside(amount, budget) {
  const isOver = amount > budget
  if (isOver) failed += 1
  else passed += 1
  return `${show(amount)} of ${show(budget)}${isOver ? ' !' : '  '}`.padStart(20)
}

const questionnaire = added('src/pages/AnswerQuestionnairePage.tsx')
// The teacher fields, with the school combobox, load once «Profesor» is chosen.
const registration = added('src/pages/RegistrationPage.tsx')
const teacherFields = [...added('src/features/profile/TeacherFields.tsx')].filter((key) => !registration.has(key))
/** The number of scripts until a page is hydrated. Over HTTP/1.1, one more may cost a round trip. @param {string} page */
const scriptCount = (page) => new Set([...start, ...added(`src/pages/${page}.tsx`)]).size
const fonts = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.woff2'))

/** @type {[what: string, amount: number, budget: number][]} */
const totals = [
  ['start, JS, br', scripts(start, brotlied), 120 * KIB],
  ['questionnaire, all its JS, br', scripts([...start, ...questionnaire], brotlied), 152 * KIB],
  ['«Profesor» chosen, more JS, gz', scripts(teacherFields, gzipped), 15 * KIB],
  ['home, scripts', scriptCount('HomePage'), 13],
  ['login, scripts', scriptCount('LoginPage'), 12],
  ['registration, scripts', scriptCount('RegistrationPage'), 14],
  ['questionnaire, scripts', scriptCount('AnswerQuestionnairePage'), 7],
  ['fonts, files', fonts.length, 2],
  ['fonts', fonts.reduce((sum, font) => sum + read(`assets/${font}`).length, 0), 57 * KIB],
]

console.log('KiB of its budget (! over)\n')
for (const [what, amount, budget] of totals) console.log(what.padEnd(32) + beside(amount, budget))

console.log(`\n${'page'.padEnd(32)}${'adds JS, gz  '.padStart(20)}${'CSS before paint, br  '.padStart(24)}`)
for (const { path, source } of builtRoutes(folder)) {
  const keys = added(source)
  const cells = [
    beside(scripts(keys, gzipped), PAGE_SCRIPTS),
    beside(styles(path, keys, brotlied), STYLES).padStart(24),
  ]
  console.log(path.padEnd(32) + cells.join(''))
}

console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
