import { expect } from '@playwright/test'

import type { Tab } from './otherBrowsers'

type Role = 'button' | 'checkbox' | 'field' | 'heading' | 'link' | 'option' | 'radio'

interface Found {
  /** The position to click. */
  x: number
  y: number
  /** Whether the field has focus or the choice is checked. */
  isOn: boolean
}

/** The polling interval and timeout for finding an element, in ms. */
const often = { intervals: [50], timeout: 20_000 }

export type Person = ReturnType<typeof personAt>

/** User actions in a browser. Each action waits until its element is present and has stopped moving. */
export function personAt(tab: Tab, app: string) {
  const allowed: RegExp[] = []

  /** Evaluates an expression in the page; null during a navigation. */
  const look = <Value>(expression: string) => tab.run<Value | null>(expression).catch(() => null)

  /** The visible text of the page. */
  const text = async () => (await look<string>('document.body.innerText')) ?? ''

  async function find(role: Role, name: string): Promise<Found> {
    const found: (Found | null)[] = []
    // The same position twice means that the element no longer moves.
    const isThere = async () => {
      found.unshift(await look<Found>(seeking(role, name)))
      return found[0] !== null && JSON.stringify(found[0]) === JSON.stringify(found[1])
    }
    const message = `${role} «${name}»`
    await expect.poll(async () => (await isThere()) || text(), { ...often, message }).toBe(true)
    return found[0] ?? { x: 0, y: 0, isOn: false }
  }

  const press = async (role: 'button' | 'link' | 'option', name: string) => tab.click(await find(role, name))

  /** Checks a radio button or checkbox, or focuses a field. Clicks again if the page moved before the click. */
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

    /** Signs in on the current sign-in page. */
    async signIn({ email, password }: { email: string; password: string }): Promise<void> {
      await fill('Correo electrónico', email)
      await fill('Contraseña', password)
      await press('button', 'Iniciar sesión')
    },

    /**
     * Sets the value of a date field with a script, because typing depends on the browser's locale. Types the date if
     * the field is a text field.
     */
    async fillDate(field: string, date: string): Promise<void> {
      await take('field', field)
      if (await tab.run<boolean>('document.activeElement.type === "text"')) await tab.type(date)
      else await tab.run(changeTo(JSON.stringify(date)))
    },

    /** Sets the value of a select with a script, because no engine lets tests click an option in the opened list. */
    async choose(field: string, option: string): Promise<void> {
      await find('field', field)
      const list = `[...document.querySelectorAll('select')].find(({ labels }) => labels[0].textContent.trim() === ${JSON.stringify(field)})`
      const value = `[...document.activeElement.options].find(({ text }) => text === ${JSON.stringify(option)})?.value`
      const isThere = () => look<boolean>(`(${list}.focus(), ${value} !== undefined)`)
      await expect.poll(isThere, { ...often, message: `option «${option}»` }).toBe(true)
      await tab.run(changeTo(value))
    },

    /** Allows a problem that the test provokes. */
    allow: (problem: RegExp) => void allowed.push(problem),
    problems: async () => {
      const problems = await tab.problems()
      return problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))
    },
  }
}

/** Changes the focused control's value and fires the browser's events. */
const changeTo = (value: string) => `(() => {
  const control = document.activeElement
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, ${value})
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
})()`

/**
 * Returns an expression that finds an element by role and name, in `main` first, and scrolls it into view. In the page,
 * the expression's value is `Found`, or null while the element is missing or covered.
 */
function seeking(role: Role, name: string): string {
  const parts = [nameOf, visibleOf, seek].map(String).join('\n')
  return `(() => { ${parts}\nreturn seek(${JSON.stringify(role)}, ${JSON.stringify(name)}) })()`
}

// The functions below run in the page. They use only each other and the features of the oldest supported browser.

function nameOf(element: Element): string {
  const { labels } = element as Partial<HTMLInputElement>
  const namedBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const text = (namedBy ?? labels?.[0])?.textContent ?? element.getAttribute('aria-label') ?? element.textContent
  return text.replace(/\s+/g, ' ').trim()
}

/** The control, or its label if the control itself is visually hidden. */
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
    // A disabled control is not ready yet.
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
