import { expect, it } from 'vitest'

/** Which folders of src each folder may import. */
const mayImport: Record<string, string[]> = {
  art: [],
  styles: [],
  lib: [],
  content: ['lib', 'art'],
  api: ['lib'],
  store: ['api', 'lib'],
  ui: ['lib'],
  features: ['store', 'ui', 'content', 'lib', 'art'],
  pages: ['features', 'store', 'ui', 'content', 'lib', 'art'],
  app: ['pages', 'features', 'store', 'ui', 'content', 'lib', 'art'],
  offline: ['lib'],
  mocks: ['tools', 'lib'],
  tools: ['app', 'features', 'store', 'offline', 'api', 'ui', 'content', 'lib'],
}

/** Which folders' types they may import as well: those of payloads and list items. */
const mayImportTypes: Record<string, string[]> = {
  features: ['api'],
  pages: ['api'],
}

/** What a folder must not know of, by the package's name. */
const mayNotUse: [folder: string, packages: RegExp][] = [
  ['lib', /^(react|@reduxjs|react-redux|axios|formik)/],
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

/** The folder of src that an import from the file at `path` is in; null for a package. */
function folderOf(target: string, path: string): string | null {
  const address = target.startsWith('@/') ? target.replace('@', '/src') : target
  const { pathname } = /^[./]/.test(address) ? new URL(address, `file://${path}`) : { pathname: '' }
  return /^\/src\/([a-z-]+)\//.exec(pathname)?.[1] ?? null
}

it('sees the sources', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(new Set(files.map(({ folder }) => folder)).size).toBeGreaterThanOrEqual(8)
})

/** The imports of folders that a file's folder may not import. */
const upwardImports = (targetsOf: (text: string) => string[], allowed: Record<string, string[]>) =>
  files.flatMap(({ path, text, folder }) =>
    targetsOf(text)
      .flatMap((target) => folderOf(target, path) ?? [])
      .filter((target) => target !== folder && !mayImport[folder]?.includes(target))
      .filter((target) => !allowed[folder]?.includes(target))
      .map((target) => `${path} imports ${target}`),
  )

it('imports only downwards', () => {
  expect(upwardImports(importsOf, {})).toEqual([])
})

it('imports types only downwards', () => {
  expect(upwardImports(typeImportsOf, mayImportTypes)).toEqual([])
})

it('keeps each folder from the packages it must not know', () => {
  const known = files.flatMap(({ path, text, folder }) =>
    importsOf(text)
      .filter((target) => mayNotUse.some(([name, packages]) => name === folder && packages.test(target)))
      .map((target) => `${path} imports ${target}`),
  )
  expect(known).toEqual([])
})

it('keeps the features apart from one another', () => {
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

it('names another folder by @/, never by ../, save where Node reads a file without the bundler', () => {
  const nested = files.filter(({ path, folder }) => !['mocks', 'tools'].includes(folder) || path.endsWith('.tsx'))
  expect(nested.filter(({ text }) => text.includes("'../")).map(({ path }) => path)).toEqual([])
})

it('has no files with vague names', () => {
  const vague = /\/(index|utils?|helpers?|types|constants)\.tsx?$/
  expect(files.filter(({ path }) => vague.test(path)).map(({ path }) => path)).toEqual([])
})

it('84. gives no two files names that macOS and Windows take for one', () => {
  const every = Object.keys(import.meta.glob(['/src/**', '/tests/**', '/public/**', '!**/node_modules/**']))
  expect(every.length).toBeGreaterThan(500)
  // An import names a script without its ending.
  const names = every.map((path) => path.toLowerCase().replace(/\.tsx?$/, ''))
  expect(every.filter((_, index) => names.indexOf(names[index] ?? '') !== index)).toEqual([])
})

it('keeps files short enough to read in one go', () => {
  const tests = import.meta.glob<string>(['/tests/**/*.{ts,tsx}', '!**/node_modules/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  })
  const every = [...files, ...Object.entries(tests).map(([path, text]) => ({ path, text }))]
  expect(every.filter(({ text }) => text.split('\n').length > HARD_LIMIT).map(({ path }) => path)).toEqual([])
})

it('writes numbers and dates without Intl, whose first object keeps a cheap phone busy', () => {
  const inBrowsers = files.filter(({ folder }) => !['mocks', 'tools'].includes(folder))
  expect(inBrowsers.filter(({ text }) => /\bIntl\.|\.toLocale\w*String\(/.test(text)).map(({ path }) => path)).toEqual(
    [],
  )
})
