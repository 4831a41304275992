import { expect } from '@playwright/test'

import type { Tab } from './otherBrowsers'

type Role = 'button' | 'checkbox' | 'field' | 'heading' | 'link' | 'option' | 'radio'

interface Found {
  /** Where to press it. */
  x: number
  y: number
  /** It is a field that is being typed into, or a choice that is made. */
  isOn: boolean
}

/** How often a page is searched, whether something is there by now. */
const often = { intervals: [50], timeout: 20_000 }

export type Person = ReturnType<typeof personAt>

/** What people do in a browser. Everything waits until it can be done. */
export function personAt(tab: Tab, app: string) {
  const allowed: RegExp[] = []

  /** Null while the page is being replaced by another. */
  const look = <Value>(expression: string) => tab.run<Value | null>(expression).catch(() => null)

  /** The visible text of the page. */
  const text = async () => (await look<string>('document.body.innerText')) ?? ''

  async function find(role: Role, name: string): Promise<Found> {
    const found: (Found | null)[] = []
    // Found twice at the same position, so it no longer moves.
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

/** Gives the control that has focus another value, as the browser does when the user chooses one. */
const changeTo = (value: string) => `(() => {
  const control = document.activeElement
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, ${value})
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
})()`

/**
 * Looks for something as people find it: by what it is and what it is called, in the page's main part first. It is
 * brought into sight.
 * @returns an expression for the page: what was `Found`, or null while it is not there, or something lies over it.
 */
function seeking(role: Role, name: string): string {
  const parts = [nameOf, visibleOf, seek].map(String).join('\n')
  return `(() => { ${parts}\nreturn seek(${JSON.stringify(role)}, ${JSON.stringify(name)}) })()`
}

// From here on everything runs in the page: it knows of nothing else, and is written for the oldest browser.

function nameOf(element: Element): string {
  const { labels } = element as Partial<HTMLInputElement>
  const text = labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent
  return text.replace(/\s+/g, ' ').trim()
}

/** The label instead, where the control itself is visible by it. */
function visibleOf(element: Element): Element {
  const { width, height } = element.getBoundingClientRect()
  const isVisible = Math.min(width, height) > 4 && getComputedStyle(element).opacity !== '0'
  return isVisible ? element : (element.closest('label') ?? element)
}

function seek(role: Role, name: string): Found | null {
  const selectors = {
    button: 'button',
    checkbox: 'input[type=checkbox]',
    field: 'input, select, textarea',
    heading: 'h1, h2, h3, h4',
    link: 'a[href]',
    option: '[role=option]',
    radio: 'input[type=radio]',
  }

  const candidates = [...document.querySelectorAll('main'), document.body]
    .flatMap((part) => [...part.querySelectorAll(selectors[role])])
    // What is disabled cannot be pressed yet.
    .filter((element) => nameOf(element) === name && !element.matches(':disabled'))
  for (const element of candidates) {
    const visible = visibleOf(element)
    visible.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = visible.getBoundingClientRect()
    const x = Math.round(left + width / 2)
    const y = Math.round(top + height / 2)
    const there = document.elementFromPoint(x, y)
    const isOn =
      role === 'field' ? element === document.activeElement : (element as Partial<HTMLInputElement>).checked === true
    if (there && (visible.contains(there) || there === element.closest('label'))) return { x, y, isOn }
  }
  return null
}
