export type Role = 'button' | 'checkbox' | 'field' | 'heading' | 'link' | 'option' | 'radio'

export interface Found {
  /** Where to press it. */
  x: number
  y: number
  /** It is a field that is being typed into, or a choice that is made. */
  isOn: boolean
}

/**
 * Looks for something as people find it: by what it is and what it is called, in the page's main part first. It is
 * brought into sight.
 * @returns an expression for the page: what was `Found`, or null while it is not there, or something lies over it.
 */
export function seeking(role: Role, name: string): string {
  const parts = [nameOf, drawnOf, seek].map(String).join('\n')
  return `(() => { ${parts}\nreturn seek(${JSON.stringify(role)}, ${JSON.stringify(name)}) })()`
}

// From here on everything runs in the page: it knows of nothing else, and is written for the oldest browser.

function nameOf(element: Element): string {
  const { labels } = element as Partial<HTMLInputElement>
  const text = labels?.[0]?.textContent ?? element.getAttribute('aria-label') ?? element.textContent
  return text.replace(/\s+/g, ' ').trim()
}

/** The label instead, where the control itself is drawn by it. */
function drawnOf(element: Element): Element {
  const { width, height } = element.getBoundingClientRect()
  const isDrawn = Math.min(width, height) > 4 && getComputedStyle(element).opacity !== '0'
  return isDrawn ? element : (element.closest('label') ?? element)
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
    .filter((element) => nameOf(element) === name)
  for (const element of candidates) {
    const drawn = drawnOf(element)
    drawn.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = drawn.getBoundingClientRect()
    const x = Math.round(left + width / 2)
    const y = Math.round(top + height / 2)
    const there = document.elementFromPoint(x, y)
    const isOn = element === document.activeElement || (element as Partial<HTMLInputElement>).checked === true
    if (there && (drawn.contains(there) || there === element.closest('label'))) return { x, y, isOn }
  }
  return null
}
