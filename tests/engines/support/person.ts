import { expect } from '@playwright/test'

import type { Tab } from './engine'
import { type Found, type Role, seeking } from './seek'

/** How often a page is asked whether something is there by now. */
const often = { intervals: [50], timeout: 20_000 }

/** Takes from a page what WPE WebKit lacks, and some browsers inside other applications: the saving of files. */
export const CANNOT_SAVE = 'void delete HTMLAnchorElement.prototype.download'

export type Person = ReturnType<typeof personAt>

/** What people do in a browser. Everything waits until it can be done. */
export function personAt(tab: Tab, app: string) {
  const allowed: RegExp[] = []

  /** Null while the page is being replaced by another. */
  const look = <Value>(expression: string) => tab.run<Value | null>(expression).catch(() => null)

  /** What stands on the page, to be read. */
  const text = async () => (await look<string>('document.body.innerText')) ?? ''

  async function find(role: Role, name: string): Promise<Found> {
    const found: (Found | null)[] = []
    // Found twice at the same place, so it no longer moves.
    const isThere = async () => {
      found.unshift(await look<Found>(seeking(role, name)))
      return found[0] !== null && JSON.stringify(found[0]) === JSON.stringify(found[1])
    }
    const message = `${role} «${name}»`
    await expect.poll(async () => (await isThere()) || text(), { ...often, message }).toBe(true)
    return found[0] ?? { x: 0, y: 0, isOn: false }
  }

  const press = async (role: 'button' | 'link' | 'option', name: string) => tab.click(await find(role, name))

  /** Makes a choice or goes into a field; once more where the page moved under the press. */
  async function take(role: 'checkbox' | 'field' | 'radio', name: string): Promise<void> {
    const isTaken = async () => {
      const found = await find(role, name)
      if (!found.isOn) await tab.click(found)
      return found.isOn
    }
    await expect.poll(isTaken, { ...often, message: `${role} «${name}», taken` }).toBe(true)
  }

  async function fill(field: string, words: string): Promise<void> {
    await take('field', field)
    await tab.run('document.activeElement.select()')
    await tab.type(words)
  }

  return {
    press,
    take,
    fill,
    text,
    run: tab.run,
    type: tab.type,
    open: (path: string) => tab.open(new URL(path, app).href),
    see: (words: string) => expect.poll(text, often).toContain(words),
    seeHeading: (name: string) => find('heading', name),

    /** On the sign-in page that is open, wherever it leads. */
    async signIn({ email, password }: { email: string; password: string }): Promise<void> {
      await fill('Correo electrónico', email)
      await fill('Contraseña', password)
      await press('button', 'Iniciar sesión')
    },

    /** A date is typed as each browser's language has it, so it is chosen; where there is no such field, it is a text. */
    async fillDate(field: string, date: string): Promise<void> {
      await take('field', field)
      if (await tab.run<boolean>('document.activeElement.type === "text"')) await tab.type(date)
      else await tab.run(changeTo(JSON.stringify(date)))
    },

    /** The list that opens is the system's own, where no engine lets tests press. */
    async choose(field: string, option: string): Promise<void> {
      await find('field', field)
      const list = `[...document.querySelectorAll('select')].find(({ labels }) => labels[0].textContent.trim() === ${JSON.stringify(field)})`
      const value = `[...document.activeElement.options].find(({ text }) => text === ${JSON.stringify(option)})?.value`
      const isThere = () => look<boolean>(`(${list}.focus(), ${value} !== undefined)`)
      await expect.poll(isThere, { ...often, message: `option «${option}»` }).toBe(true)
      await tab.run(changeTo(value))
    },

    /** What the page may complain about, because the test provokes it. */
    allow: (problem: RegExp) => void allowed.push(problem),
    problems: async () => {
      const problems = await tab.problems()
      return problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
    },
  }
}

/** Gives the control that has focus another value, as the browser does when somebody chooses one. */
const changeTo = (value: string) => `(() => {
  const control = document.activeElement
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, ${value})
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
})()`
