import compatData from '@mdn/browser-compat-data/forLegacyNode'
import { parse } from 'postcss'

import { lacking, partsOf } from './newerThanFloor.mjs'

/** @typedef {import('postcss').Declaration} Declaration */

const { css } = compatData

/** MDN lists CSS functions either directly under `types` or inside a type such as `color`. */
const kinds = [css['types'] ?? {}, ...partsOf(css['types'] ?? {}).map(([, kind]) => kind)]

/** Units that MDN lists under another name. @type {[unit: RegExp, name: string][]} */
const UNITS = [
  [/^d(v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
]

/** @param {string} name */
const whoLacksFunction = (name) => kinds.flatMap((kind) => lacking(kind[name]))

/** @param {string} name */
const whoLacksUnit = (name) => lacking(css['types']?.['length']?.[UNITS.find(([unit]) => unit.test(name))?.[1] ?? name])

/** @param {Declaration} declaration */
function newInValue({ prop, value }) {
  const text = value.replaceAll(/url\([^)]*\)|"[^"]*"|--[\w-]+/g, '')
  const keywords = text.match(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/gi) ?? []
  const functions = [...text.matchAll(/([a-z][\w-]*)\(/gi)].map(([, name = '']) => name)
  const units = [...text.matchAll(/\d([a-z]+)/gi)].map(([, name = '']) => name)
  return [
    ...keywords.map((name) => ({ name: `${prop}: ${name}`, who: lacking(css['properties']?.[prop]?.[name]) })),
    ...functions.map((name) => ({ name: `${name}()`, who: whoLacksFunction(name) })),
    ...units.map((name) => ({ name, who: whoLacksUnit(name) })),
  ].filter(({ who }) => who.length > 0)
}

/** Whether an earlier declaration of the property has a supported value. @param {Declaration} declaration */
function hasFallback(declaration) {
  const siblings = declaration.parent?.nodes ?? []
  return siblings
    .slice(0, siblings.indexOf(declaration))
    .some((before) => before.type === 'decl' && before.prop === declaration.prop && newInValue(before).length === 0)
}

/** @param {string} selector @returns {[name: string, who: string[]][]} */
const newInSelector = (selector) =>
  [...selector.matchAll(/::?([a-z-]+)/g)].map(([, name = '']) => [name, lacking(css['selectors']?.[name])])

/** @param {string} selector @returns {string[]} */
const classesOf = (selector) => selector.match(/\.[\w-]+/g) ?? []

/**
 * Finds the selectors that remove the outline of a focused element although some supported browser draws no other ring.
 * A ring belongs to a selector with which it shares a class, or if neither has a class.
 * @param {import('postcss').Root} sheet
 * @returns {[selector: string, who: string[]][]}
 */
function withoutRing(sheet) {
  /** @type {string[]} */
  const removed = []
  /** @type {string[]} */
  const rings = []
  sheet.walkRules(/:focus/, (rule) => {
    rule.walkDecls('outline', ({ value }) => {
      if (/^(0|none)/.test(value)) removed.push(rule.selector)
      else if (rule.parent?.type === 'root') rings.push(rule.selector)
    })
  })
  return removed.map((selector) => {
    const classes = classesOf(selector)
    const own = rings.filter((ring) => {
      const others = classesOf(ring)
      return classes.length === 0 ? others.length === 0 : others.some((other) => classes.includes(other))
    })
    const lacks = own.map((ring) => newInSelector(ring).flatMap(([, who]) => who))
    return [selector, lacks.some((who) => who.length === 0) ? [] : (lacks[0] ?? ['all browsers'])]
  })
}

/**
 * Finds the properties, values, units, selectors, at-rules and focus rings in a built style sheet that at least one
 * supported browser lacks.
 * @param {string} code
 * @returns {Map<string, string[]>} by feature, the browsers that lack it
 */
export function newInStyles(code) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  /** @param {string} name @param {string[]} who */
  const note = (name, who) => {
    if (who.length > 0) found.set(name, who)
  }

  const sheet = parse(code)
  for (const [selector, who] of withoutRing(sheet)) note(`the ring of ${selector}`, who)
  sheet.walk((node) => {
    // Descriptors of at-rules such as @font-face are not properties.
    if (node.type === 'decl' && node.parent?.type === 'rule' && !node.variable) {
      note(node.prop, lacking(css['properties']?.[node.prop]))
      if (!hasFallback(node)) for (const { name, who } of newInValue(node)) note(name, who)
    }
    if (node.type === 'atrule') {
      note(`@${node.name}`, lacking(css['at-rules']?.[node.name]))
      for (const [, name = ''] of node.params.matchAll(/\(\s*([a-z-]+)/g)) {
        note(`@${node.name} (${name})`, lacking(css['at-rules']?.[node.name]?.[name]))
      }
    }
    if (node.type === 'rule') {
      if (node.parent?.type === 'rule') note('nesting', lacking(css['selectors']?.['nesting']))
      for (const [name, who] of newInSelector(node.selector)) note(`:${name}`, who)
    }
  })
  return found
}
