import { expect, it } from 'vitest'

/** The folders of src that each folder may import. */
const mayImport: Record<string, string[]> = {
  art: [],
  styles: [],
  lib: [],
  model: ['lib'],
  content: ['model', 'lib', 'art'],
  api: ['model', 'lib'],
  store: ['api', 'model', 'lib'],
  ui: ['lib'],
  features: ['store', 'ui', 'content', 'model', 'lib', 'art'],
  pages: ['features', 'store', 'ui', 'content', 'model', 'lib', 'art'],
  app: ['pages', 'features', 'store', 'ui', 'content', 'model', 'lib', 'art'],
  offline: ['model', 'lib'],
  mocks: ['tools', 'model', 'lib'],
  tools: ['app', 'features', 'store', 'offline', 'api', 'ui', 'content', 'model', 'lib'],
}

/** The folders from which a folder may import types only, such as the types of payloads. */
const mayImportTypes: Record<string, string[]> = {
  features: ['api'],
  pages: ['api'],
}

/** The packages that a folder must not import. */
const mayNotUse: [folder: string, packages: RegExp][] = [
  ['lib', /^(react|@reduxjs|react-redux|axios|formik)/],
  ['model', /^(react|@reduxjs|react-redux|axios|formik|yup)/],
  ['content', /^(react|@reduxjs|axios|formik|yup)/],
  ['api', /^(react|@reduxjs|formik|yup)/],
  ['ui', /^(@reduxjs|react-redux|axios|js-cookie)/],
]

const HARD_LIMIT = 250

const sources = import.meta.glob<string>('/src/*/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const files = Object.entries(sources).map(([path, text]) => ({ path, text, folder: path.split('/')[2] ?? '' }))

const importsOf = (text: string) =>
  [...text.matchAll(/^(?:import|export) (?!type )[^']*'([^']+)'|import\('([^']+)'\)/gm)].map(
    ([, fixed, dynamic]) => fixed ?? dynamic ?? '',
  )

const typeImportsOf = (text: string) =>
  [...text.matchAll(/^(?:import|export) type [^']*'([^']+)'/gm)].map(([, target = '']) => target)

/** Returns the folder of src that contains an import of the file at `path`; null for a package. */
function folderOf(target: string, path: string): string | null {
  const address = target.startsWith('@/') ? target.replace('@', '/src') : target
  const { pathname } = /^[./]/.test(address) ? new URL(address, `file://${path}`) : { pathname: '' }
  return /^\/src\/([a-z-]+)\//.exec(pathname)?.[1] ?? null
}

it('the glob finds the source files', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(new Set(files.map(({ folder }) => folder)).size).toBeGreaterThanOrEqual(8)
})

/** Returns the imports that are not allowed in the folder of the importing file. */
const upwardImports = (targetsOf: (text: string) => string[], allowed: Record<string, string[]>) =>
  files.flatMap(({ path, text, folder }) =>
    targetsOf(text)
      .flatMap((target) => folderOf(target, path) ?? [])
      .filter((target) => target !== folder && !mayImport[folder]?.includes(target))
      .filter((target) => !allowed[folder]?.includes(target))
      .map((target) => `${path} imports ${target}`),
  )

it('every source file imports only from allowed folders', () => {
  expect(upwardImports(importsOf, {})).toEqual([])
})

it('every source file imports types only from allowed folders', () => {
  expect(upwardImports(typeImportsOf, mayImportTypes)).toEqual([])
})

it('no source file imports a package that is forbidden in its folder', () => {
  const known = files.flatMap(({ path, text, folder }) =>
    importsOf(text)
      .filter((target) => mayNotUse.some(([name, packages]) => name === folder && packages.test(target)))
      .map((target) => `${path} imports ${target}`),
  )
  expect(known).toEqual([])
})

it('lib and ui contain no words of this museum, so that another project can take them', () => {
  const words = /museo|museum|visita|escuela|school|solicitud|docente|teacher|cuestionario|questionnaire|patrocinio/i
  const generic = files.filter(({ folder }) => folder === 'lib' || folder === 'ui')
  expect(generic.length).toBeGreaterThan(50)
  expect(generic.flatMap(({ path, text }) => words.exec(text)?.map((word) => `${path}: ${word}`) ?? [])).toEqual([])
})

it('only the table of stored values, and `newVersion` of lib, store values in the browser', () => {
  const storing = files.filter(({ text }) => /(?<![\w.])stored\(|\b(?:local|session)Storage\b/.test(text))
  expect(storing.map(({ path }) => path).sort()).toEqual([
    '/src/lib/browserStorage.ts',
    '/src/lib/newVersion.ts',
    '/src/mocks/msw.ts',
    '/src/model/stored.ts',
  ])
})

it('no feature imports another feature', () => {
  const crossed = files
    .filter(({ folder }) => folder === 'features')
    .flatMap(({ path, text }) =>
      importsOf(text)
        .flatMap((target) => /^@\/features\/([a-z-]+)\//.exec(target)?.[1] ?? [])
        .filter((other) => path.split('/')[3] !== other)
        .map((other) => `${path} imports ${other}`),
    )
  expect(crossed).toEqual([])
})

it('imports from other folders use @/, not ../, except in files that Node runs without the bundler', () => {
  // The build reads the settings, and the embedded API the prices.
  const inNode = /^\/src\/(?:mocks|tools)\/.*\.ts$|^\/src\/model\/(?:prices|settings)\.ts$/
  const nested = files.filter(({ path }) => !inNode.test(path))
  expect(nested.filter(({ text }) => text.includes("'../")).map(({ path }) => path)).toEqual([])
})

it('no source file has a vague name', () => {
  const vague = /\/(index|utils?|helpers?|types|constants)\.tsx?$/
  expect(files.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([])
})

it('84. no two file names differ only in case', () => {
  const every = Object.keys(import.meta.glob(['/src/**', '/tests/**', '/public/**', '!**/node_modules/**']))
  expect(every.length).toBeGreaterThan(500)
  // Imports omit `.ts` and `.tsx`, so the extension does not count.
  const names = every.map((path) => path.toLowerCase().replace(/\.tsx?$/, ''))
  expect(every.filter((_, index) => names.indexOf(names[index] ?? '') !== index)).toEqual([])
})

it('every source and test file has at most 250 lines', () => {
  const tests = import.meta.glob<string>(['/tests/**/*.{ts,tsx}', '!**/node_modules/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const every = [...files, ...Object.entries(tests).map(([path, text]) => ({ path, text }))]
  expect(every.filter(({ text }) => text.split('\n').length > HARD_LIMIT).map(({ path }) => path)).toEqual([])
})

it('browser code formats numbers and dates without Intl, because its first use is slow on cheap phones', () => {
  const inBrowsers = files.filter(({ folder }) => !['mocks', 'tools'].includes(folder))
  expect(inBrowsers.filter(({ text }) => /\bIntl\.|\.toLocale\w*String\(/.test(text)).map(({ path }) => path)).toEqual(
    [],
  )
})
