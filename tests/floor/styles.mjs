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

/**
 * Finds the properties, values, units, selectors and at-rules in a built style sheet that at least one supported
 * browser lacks.
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

  parse(code).walk((node) => {
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
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) {
        note(`:${name}`, lacking(css['selectors']?.[name]))
      }
    }
  })
  return found
}
