import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {import('puppeteer-core').CDPSession} Session */
/** @typedef {{ role: string, name?: string | RegExp, nth?: number, in?: Target }} Target something in the main part of a page, as people find it */

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

const PATIENCE = 30_000
const BETWEEN_KEYS = 120
/** How long a finger stays on the glass. */
const TOUCH = 80
const SETTLED = 600

/** Lets what was done come to rest: what moves on the screen is not where a finger lands. */
export const settle = () => wait(SETTLED)

/** @param {Target | undefined} target @returns {string} an expression for the element, or for nothing */
function expressionOf(target) {
  if (target === undefined) return `(document.querySelector('main') ?? document.body)`
  const { role, name, nth = 0 } = target
  const options =
    name === undefined ? '{}' : `{ name: ${name instanceof RegExp ? String(name) : JSON.stringify(name)} }`
  return `all(${expressionOf(target.in)}, ${JSON.stringify(role)}, ${options})[${nth}]`
}

/**
 * @param {Session} session
 * @param {{ expression: string, contextId?: number }} what in which of the page's worlds: its own, when none is named
 * @returns {Promise<unknown>}
 */
export async function evaluate(session, what) {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', { ...what, returnByValue: true })
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value
}

/** @param {any} told @returns {{ x: number, y: number }} */
const pointIn = (told) => told

/** Finds things on a page as people do, and taps and types, without a word of ours in the page's own world. */
export class Hands {
  /** @param {Session} session */
  constructor(session) {
    this.session = session
  }

  /** Looks at the page that is open now. */
  async look() {
    const { frameTree } = await this.session.send('Page.getFrameTree')
    const { executionContextId } = await this.session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id })
    this.contextId = executionContextId
    await this.#evaluate(queries)
    await this.#evaluate(`globalThis.all = (container, role, options) =>
      container ? TestingLibraryDom.queryAllByRole(container, role, options) : []`)
  }

  /** @param {string} expression */
  #evaluate(expression) {
    if (this.contextId === undefined) throw new Error('Nobody has looked at the page yet')
    return evaluate(this.session, { expression, contextId: this.contextId })
  }

  /** @param {Target} target @param {string} read an expression about `found`, which is there @returns {Promise<unknown>} */
  async #once(target, read) {
    const start = Date.now()
    for (;;) {
      const told = await this.#evaluate(`((found) => found && (${read}))(${expressionOf(target)})`)
      if (told !== undefined && told !== false) return told
      if (Date.now() - start > PATIENCE) throw new Error(`There is no ${expressionOf(target)}`)
      await wait(50)
    }
  }

  /** Waits until something is there. @param {Target} target */
  async waitFor(target) {
    await this.#once(target, 'true')
  }

  /** Taps something once it can be tapped; brings it before the eyes first, as people do. @param {Target} target */
  async tap(target) {
    const distance = await this.#once(
      target,
      `!found.disabled && (({ top, bottom }) => {
        const isFar = top < 80 || bottom > innerHeight - 20
        if (isFar) found.scrollIntoView({ block: 'center', behavior: 'instant' })
        return isFar ? 'far' : 'near'
      })(found.getBoundingClientRect())`,
    )
    if (distance === 'far') await settle()
    const point = pointIn(
      await this.#once(
        target,
        `(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))(found.getBoundingClientRect())`,
      ),
    )
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    await wait(TOUCH)
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** Types at the end of a field, key by key. @param {Target} target @param {string} text */
  async type(target, text) {
    await this.#once(
      target,
      `(found.focus(), found.scrollIntoView({ block: 'center', behavior: 'instant' }),
        found.setSelectionRange?.(found.value.length, found.value.length), true)`,
    )
    await settle()
    for (const letter of text) {
      await this.#press({ key: letter, text: letter })
      await wait(BETWEEN_KEYS)
    }
  }

  async pressEnter() {
    await this.#press({ key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' })
  }

  /** @param {{ key: string, text: string, code?: string, windowsVirtualKeyCode?: number }} key */
  async #press({ text, ...key }) {
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key })
    await this.session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
  }

  /** Pastes a text into the field that has the focus. @param {Target} target @param {string} text */
  async paste(target, text) {
    await this.#once(
      target,
      `(() => {
        found.focus()
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', ${JSON.stringify(text)})
        found.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
        return true
      })()`,
    )
  }
}
