/** Checks the built files against the budgets of this table and prints both. Fails when one is exceeded. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const KIB = 1024
const folder = resolve(process.argv[2] ?? 'dist')

/** @param {string} file */
function read(file) {
  return readFileSync(join(folder, file), 'utf8')
}

/** @param {unknown} value @returns {Record<string, unknown>} */
const record = (value) => (typeof value === 'object' && value !== null ? { ...value } : {})

/** @param {unknown} value @returns {string[]} */
const texts = (value) => (Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [])

/** The build's own list of its chunks, by the source each was made from. */
const chunks = new Map(
  Object.entries(record(JSON.parse(read('.vite/manifest.json')))).map(([source, value]) => {
    const { file, imports, css, isEntry } = record(value)
    return [source, { file: String(file), imports: texts(imports), css: texts(css), isEntry: isEntry === true }]
  }),
)

/** The chunk and everything it imports from the start. @param {string} source @param {Set<string>} seen */
function withImports(source, seen = new Set()) {
  const chunk = chunks.get(source)
  if (chunk === undefined) throw new Error(`The build has no chunk of ${source}`)
  if (seen.has(source)) return seen
  seen.add(source)
  for (const imported of chunk.imports) withImports(imported, seen)
  return seen
}

/** @param {Iterable<string>} files */
function sizes(files) {
  let gz = 0
  let br = 0
  for (const file of files) {
    const bytes = readFileSync(join(folder, file))
    gz += gzipSync(bytes, { level: 9 }).length
    br += brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  }
  return { gz, br }
}

/** @param {Set<string>} sources */
const scripts = (sources) => [...sources].flatMap((source) => chunks.get(source)?.file ?? []).filter(isScript)
/** @param {Set<string>} sources */
const styles = (sources) => [...new Set([...sources].flatMap((source) => chunks.get(source)?.css ?? []))]
/** @param {string} file */
const isScript = (file) => file.endsWith('.js')

const entry = [...chunks].find(([, { isEntry }]) => isEntry)?.[0] ?? ''
const start = withImports(entry)

/** What a page adds to the start: its own chunk and what that brings. @param {string[]} keys */
function added(...keys) {
  const all = keys.flatMap((key) => [...withImports(key)])
  return new Set(all.filter((key) => !start.has(key)))
}

const fonts = read('index.html').match(/href="[^"]+\.woff2"/g) ?? []
const fontBytes = fonts.reduce((sum, link) => {
  const file = link.slice('href="/'.length, -1)
  return sum + readFileSync(join(folder, file)).length
}, 0)

const page = (/** @type {string} */ name) => `src/pages/${name}.tsx`
const forms = {
  '/responder-cuestionario': added(page('AnswerQuestionnairePage')),
  '/login': added(page('LoginPage')),
  '/registro': added(page('RegistrationPage')),
  '/mi-cuenta': added(page('AccountPage')),
  '/recuperar-contrasenia': added(page('PasswordRequestPage')),
  '/recuperar-contrasenia/*': added(page('NewPasswordPage')),
  '/solicitud-visita': added(page('VisitRequestPage')),
  '/enviar-cuestionario': added(page('SendQuestionnairePage')),
  '/solicitud-patrocinio': added(page('SponsorshipRequestPage')),
  '/contacto': added(page('ContactPage'), 'src/features/contact/Contact.tsx'),
}
// Loaded when «Profesor» is chosen: the combobox for a thousand schools.
const teacherFields = added(page('RegistrationPage'), 'src/features/account/TeacherFields.tsx')
for (const key of forms['/registro']) teacherFields.delete(key)

const pages = {
  ...forms,
  '/': added(page('HomePage')),
  '/servicios-escolares': added(page('ServicesPage')),
  '/VisitasEscolares': added(page('VisitsPage')),
  '/RecursosEducativos': added(page('ResourcesPage')),
  '/ventajas-visita': added(page('AdvantagesPage')),
  '/sugerencias': added(page('SuggestionsPage')),
  '/preguntas-frecuentes': added(page('FaqPage')),
  '/free-pass': added(page('FreePassPage')),
}

/** @type {[what: string, bytes: number, budget: number][]} */
const table = [
  ['entry JS, brotli', sizes(scripts(start)).br, 100 * KIB],
  ['entry JS, gzip', sizes(scripts(start)).gz, 115 * KIB],
  ...Object.entries(forms).map(
    ([path, keys]) =>
      /** @type {[string, number, number]} */ ([`${path} adds JS, gzip`, sizes(scripts(keys)).gz, 40 * KIB]),
  ),
  [
    'questionnaire route, everything, JS brotli',
    sizes(scripts(new Set([...start, ...forms['/responder-cuestionario']]))).br,
    130 * KIB,
  ],
  ['/registro, choosing «Profesor» adds JS, gzip', sizes(scripts(teacherFields)).gz, 15 * KIB],
  ...Object.entries(pages).map(
    ([path, keys]) =>
      /** @type {[string, number, number]} */ ([
        `${path} CSS before paint, brotli`,
        sizes([...styles(start), ...styles(keys)]).br,
        12 * KIB,
      ]),
  ),
  ['fonts before paint, files', fonts.length, 2],
  ['fonts before paint, bytes', fontBytes, 57 * KIB],
]

let failures = 0
for (const [what, amount, budget] of table) {
  const isOver = amount > budget
  if (isOver) failures += 1
  const show = (/** @type {number} */ n) => (n < 100 ? String(n) : `${(n / KIB).toFixed(1)} KiB`)
  console.log(`${isOver ? 'OVER ' : 'ok   '} ${what.padEnd(44)} ${show(amount).padStart(10)} of ${show(budget)}`)
}
console.log(`\n${table.length - failures} passed, ${failures} failed`)
process.exitCode = failures > 0 ? 1 : 0
