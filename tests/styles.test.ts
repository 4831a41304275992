import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(`.${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
const sheets = Object.keys(import.meta.glob('/src/**/*.css')).map((path) => ({ path, text: read(path) }))
const modules = sheets.filter(({ path }) => path.endsWith('.module.css'))
const scripts = Object.entries(
  // check:api has no styles, but its options look like custom properties.
  import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/tools/check-api/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path, text }))
const script = scripts.map(({ text }) => text).join('\n')

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([all, first]) => first ?? all)
const declarations = (text: string) =>
  [...text.matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(([, name = '', value = '']) => ({ name, value }))
const isSize = (name: string) => name.startsWith('--fs-')
const selectors = (text: string) =>
  matches(text, /([^{};]+)\{/g).filter((prelude) => !/^\s*(?:@|from|to|\d)/.test(prelude))
const classes = (text: string) =>
  new Set(
    selectors(text).flatMap((selector) => matches(selector.replaceAll(/:global\([^)]*\)+/g, ''), /\.([a-z][\w-]*)/gi)),
  )

/** Returns the scripts that import the CSS module at `path`, each with the name of the import. */
function usersOf(path: string) {
  const [folder, file] = [path.slice(0, path.lastIndexOf('/')), path.slice(path.lastIndexOf('/') + 1)]
  return scripts.flatMap(({ path: user, text }) => {
    const near = user.startsWith(`${folder}/`) ? [`./${file}`] : []
    const address = [...near, path.replace('/src', '@')].find((one) => text.includes(`from '${one}'`))
    const name = address === undefined ? undefined : new RegExp(`import (\\w+) from '${address}'`).exec(text)?.[1]
    return name === undefined ? [] : [{ user, name, text }]
  })
}

it('the glob finds the style sheets', () => {
  expect(modules.length).toBeGreaterThan(50)
})

it('media queries use only the agreed breakpoints: four widths, three heights, and one for large text on a phone', () => {
  const widths = [40, 48, 64, 80].flatMap((width) => [`(min-width: ${width}em)`, `(max-width: ${width - 0.01}em)`])
  const heights = ['(min-height: 34em)', '(max-height: 33.99em)', '(min-height: 40em)', '(max-height: 46em)']
  const allowed = [...widths, ...heights, '(max-width: 15em)']
  const asked = [...sheets.map(({ text }) => text), script].flatMap((text) =>
    matches(text, /\((?:min|max)-(?:width|height): [^)]*\)/g),
  )
  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((query) => !allowed.includes(query))).toEqual([])
})

it('every custom property is both defined and used', () => {
  const every = [...sheets.map(({ text }) => text), script].join('\n')
  const defined = new Set(matches(every, /(--[\w-]+)['"]?\]?:/g))
  const used = new Set(matches(every, /var\((--[\w-]+)/g))
  expect([...used].filter((name) => !defined.has(name))).toEqual([])
  expect([...defined].filter((name) => !used.has(name))).toEqual([])
})

it('every CSS module has a unique file name, which the build puts before the names of its classes', () => {
  const names = modules.map(({ path }) => path.split('/').at(-1))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('components use exactly the classes that each CSS module defines', () => {
  const odd = modules.flatMap(({ path, text }) => {
    const users = usersOf(path)
    const named = users.flatMap((user) => matches(user.text, new RegExp(`\\b${user.name}\\.(\\w+)`, 'g')))
    // Some class names are computed at run time.
    const chosen = users.some((user) => user.text.includes(`${user.name}[`))
    const isUsed = (name: string) =>
      named.includes(name) || (chosen && new RegExp(`'${name}'|\\b${name}:|\\b${name}\\b.*=>`).test(script))
    return [
      ...[...classes(text)].filter((name) => !isUsed(name)).map((name) => `${path} .${name} unused`),
      ...named.filter((name) => !classes(text).has(name)).map((name) => `${path} .${name} missing`),
    ]
  })
  expect(odd).toEqual([])
})

it('every class of base.css is used', () => {
  const shared = classes(read('/src/styles/base.css'))
  const given = matches(script, /\bclass(?:Name=|Names\(|: )(.*)/g).flatMap((line) =>
    matches(line, /['"]([^'"]*)['"]/g),
  )
  const words = new Set(given.flatMap((list) => list.split(' ')))
  expect([...shared].filter((name) => !words.has(name))).toEqual([])
})

it('style sheets use tokens for all lengths in pixels except 1px and 2px', () => {
  const raw = sheets
    .filter(({ path }) => !path.endsWith('/tokens.css'))
    .flatMap(({ path, text }) =>
      declarations(text)
        .filter(({ name }) => !name.startsWith('--'))
        .flatMap(({ name, value }) => matches(value, /[\d.]+px/g).map((length) => ({ name, length })))
        .filter(({ length }) => !['1px', '2px'].includes(length))
        .map(({ name, length }) => `${path} ${name}: ${length}`),
    )
  expect(raw).toEqual([])
})

it('on-screen text has nine sizes, the tokens; only limits that depend on the window may change them', () => {
  const tokens = new Set(
    declarations(read('/src/styles/tokens.css'))
      .map(({ name }) => name)
      .filter(isSize),
  )
  expect(tokens.size).toBe(9)
  // Slides have a unit of their own. Browsers that need `larger` do not support tokens.
  const off = sheets
    .filter(({ path }) => !/\/(?:tokens|Slides\.module)\.css$/.test(path))
    .flatMap(({ path, text }) =>
      declarations(text.replaceAll(/^@media print \{\n[\s\S]*?^\}$/gm, ''))
        .filter(({ name }) => isSize(name) || /^font(?:-size)?$/.test(name))
        .filter(
          ({ value }) =>
            !/^(?:inherit|larger)$|var\(--fs-/.test(value) || /\d(?:px|pt|r?em|%)|c(?:alc|lamp)\(/.test(value),
        )
        .map(({ name, value }) => `${path} ${name}: ${value}`),
    )
  expect(off).toEqual([])
})

it('every margin, padding and gap uses the spacing scale', () => {
  const off = sheets.flatMap(({ path, text }) =>
    declarations(text)
      .filter(({ name }) => /^(?:margin|padding|gap|row-gap|column-gap)\b/.test(name))
      .filter(({ value }) => /\drem/.test(value))
      .map(({ name, value }) => `${path} ${name}: ${value}`),
  )
  expect(off).toEqual([])
})

it('a CSS module styles only elements that its components render', () => {
  /**
   * Style sheets for HTML from the API, and for the QR code that a library draws. No component renders the elements
   * that these sheets style.
   */
  const foreign = ['/src/ui/html/SafeHtml.module.css', '/src/ui/qr/QrCode.module.css']
  const reached = modules
    .filter(({ path }) => !foreign.includes(path))
    .flatMap(({ path, text }) => {
      const rendered = usersOf(path)
        .map((user) => user.text)
        .join('\n')
      return selectors(text)
        .flatMap((selector) => matches(selector, /(?<=[ >+~(])([a-z][a-z0-9]*)(?![\w-]*\()/g))
        .filter((element) => !new RegExp(element === 'a' ? '<(?:a|Link)\\b' : `<${element}\\b`).test(rendered))
        .map((element) => `${path} ${element}`)
    })
  expect(reached).toEqual([])
})

it(':hover rules apply only to devices that can hover, because touch screens would apply them at every tap', () => {
  expect(sheets.filter(({ text }) => text.includes(':hover')).length).toBeGreaterThan(10)
  const forAll = sheets.filter(({ text }) =>
    text.replaceAll(/^@media (?:.* and )?\(hover: hover\) \{\n[\s\S]*?^\}$/gm, '').includes(':hover'),
  )
  expect(forAll.map(({ path }) => path)).toEqual([])
})

it('hovering changes the colour only of links without a class, because a class sets its colour for its background', () => {
  const base = sheets.find(({ path }) => path.endsWith('/base.css'))?.text ?? ''
  const rules = matches(base, /([^{};]*\ba[^{};\s,]*:hover)\s*\{[^}]*[\s;{]color:/g)
  expect(rules.map((selector) => selector.trim())).toEqual(['a:not([class]):hover', '.on-wall a:not([class]):hover'])
})

it('a hovered option does not have the colour of a chosen option', () => {
  const hovered = matches(read('/src/ui/form/ChoiceCards.module.css'), /:hover \{([^}]*)\}/g)
  expect(hovered).toHaveLength(1)
  expect(hovered.join('')).not.toContain('--light-')
})

it('no rule uses :has() on the root, because the browser would search the whole page at every change', () => {
  expect(sheets.filter(({ text }) => /(?::root|html|body):has\(/.test(text)).map(({ path }) => path)).toEqual([])
})

it('only base.css and the modules of printed components have print rules', () => {
  const printed = sheets.filter(({ text }) => text.includes('@media print {')).map(({ path }) => path.split('/').at(-1))
  expect(new Set(printed)).toEqual(
    new Set([
      'ClassQr.module.css',
      'ClassSheet.module.css',
      'Dialog.module.css',
      'MuseumMark.module.css',
      'Paper.module.css',
      'PassTicket.module.css',
      'PermissionSlips.module.css',
      'PrincipalSheet.module.css',
      'ReceiptTotal.module.css',
      'RequirementLists.module.css',
      'Slides.module.css',
      'VisitReceipt.module.css',
      'VisuallyHidden.module.css',
      'base.css',
    ]),
  )
})
