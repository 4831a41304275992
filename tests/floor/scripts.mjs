import compatData from '@mdn/browser-compat-data/forLegacyNode'
import { parseSync, Visitor } from 'vite'

import { lacking, partsOf } from './newerThanFloor.mjs'

/** @typedef {import('./newerThanFloor.mjs').Feature} Feature */

const GLOBAL_SCOPES = ['Window', 'WindowOrWorkerGlobalScope', 'globals']

/** The interfaces that the app uses. Other interfaces would cause false matches for common names such as `.sync`. */
const MET =
  /^(HTML\w*Element|SVG\w*Element|Element|Document|DocumentFragment|Node|NodeList|DOMTokenList|\w*Event|EventTarget|Navigator|Location|History|AbortSignal|URL|URLSearchParams|Blob|File|FileReader|FormData|Headers|Request|Response|Storage|Crypto|Clipboard|Selection|Range|MediaQueryList|Performance|Intl)$/

/**
 * Collects the names that at least one supported browser lacks: globals, static members (`URL.canParse`), and methods
 * that no older interface has (`.toSorted()`).
 */
function newNames() {
  /** @type {Map<string, string[]>} */
  const globals = new Map()
  /** @type {Map<string, string[]>} */
  const statics = new Map()
  /** @type {Map<string, string[]>} */
  const methods = new Map()
  const known = new Set()

  /** @param {string} owner @param {string} key @param {Feature} feature */
  function note(owner, key, feature) {
    const name = key.replace(/_static$/, '')
    const who = lacking(feature)
    if (who.length === 0) known.add(name)
    else if (key.endsWith('_static')) statics.set(`${owner}.${name}`, who)
    else if (GLOBAL_SCOPES.includes(owner)) globals.set(name, who)
    else if (MET.test(owner) || owner in builtins) methods.set(name, who)
  }

  const builtins = compatData.javascript['builtins'] ?? {}
  for (const group of [compatData.api, builtins]) {
    for (const [owner, features] of partsOf(group)) {
      const who = lacking(features)
      if (who.length > 0) globals.set(owner, who)
      for (const [key, feature] of partsOf(features)) note(owner, key, feature)
    }
  }
  for (const name of known) methods.delete(name)
  return { globals, statics, methods }
}

const { globals, statics, methods } = newNames()

const SCOPES = ['window', 'globalThis', 'self']

/**
 * Finds the features in a built script that at least one supported browser lacks.
 * @param {string} code
 * @returns {Map<string, string[]>} by feature, the browsers that lack it
 */
export function newInScript(code) {
  /** @type {Map<string, string[]>} */
  const found = new Map()
  /** @param {string} name @param {string[] | undefined} who */
  const note = (name, who) => {
    if (who) found.set(name, who)
  }
  /** Property names, which follow a dot or precede a colon, and so are not globals. @type {Set<object>} */
  const parts = new Set()

  new Visitor({
    Identifier(node) {
      if (!parts.has(node)) note(node.name, globals.get(node.name))
    },
    Property(node) {
      if (!node.shorthand) parts.add(node.key)
    },
    MemberExpression(node) {
      if (node.computed || node.property.type !== 'Identifier') return
      parts.add(node.property)
      if (node.object.type !== 'Identifier') return
      const [object, property] = [node.object.name, node.property.name]
      note(`${object}.${property}`, statics.get(`${object}.${property}`))
      if (SCOPES.includes(object)) note(property, globals.get(property))
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      note(`.${callee.property.name}()`, methods.get(callee.property.name))
    },
    StaticBlock() {
      note('static {}', ['chrome 94', 'firefox 93', 'safari 16.4'])
    },
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      if (/\(\?<[=!]/.test(pattern)) note(`lookbehind in /${pattern}/`, ['safari 16.4'])
      if (flags.includes('v')) note(`/${pattern}/v`, ['chrome 112', 'firefox 116', 'safari 17'])
    },
  }).visit(parseSync('built.js', code).program)
  return found
}
