import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

import { localDate } from '@/lib/dates'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A date in the future that every form accepts. */
export const futureDate = localDate(Date.now() + 30 * 24 * 60 * 60 * 1000)

/** Returns a valid value for a control whose value does not matter to the test. */
function anything(control: Control): string {
  if (control instanceof HTMLSelectElement) return [...control.options].find(({ value }) => value !== '')?.text ?? ''
  if (control.type === 'date') return futureDate
  if (control.type === 'email') return 'ana@escuela.mx'
  if (control.type === 'password') return 'Abcd1234'
  if (control.inputMode === 'numeric' || control.type === 'tel') return '20'
  return 'Lo que se pide aquí'
}

/** Sets one control. Pastes text, so that the field changes only once. */
async function set(user: UserEvent, control: Control, value: string) {
  if (control instanceof HTMLSelectElement) return user.selectOptions(control, value)
  if (control.type === 'radio' || control.type === 'checkbox') return user.click(control)
  await user.clear(control)
  if (control.type === 'date') return user.type(control, value)
  await user.click(control)
  return user.paste(value)
}

const isEmpty = (control: Control) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? !control.checked : control.value.trim() === ''

/** Returns the first required control of the form that is empty. */
function firstEmpty(): Control | undefined {
  const wanted = [...document.querySelectorAll<Control>('main form [aria-required="true"]')].find(isEmpty)
  const groups = [...document.querySelectorAll('main form fieldset')].filter(
    (group) => !group.querySelector('legend')?.textContent.includes('(opcional)') && !group.querySelector(':checked'),
  )
  return wanted ?? groups.flatMap((group) => group.querySelector<Control>('[type=radio], [type=checkbox]') ?? [])[0]
}

/**
 * Fills in the displayed form: the labelled controls with these values, and all other required controls with valid
 * values. Clicks radio buttons and checkboxes, whatever their value. Most tests therefore stay the same when a form
 * gets a new field.
 */
export async function fillIn(user: UserEvent, values: Record<string, string> = {}): Promise<void> {
  for (const [label, value] of Object.entries(values)) await set(user, await screen.findByLabelText(label), value)
  const filled = new Set<Control>()
  for (let next = firstEmpty(); next && !filled.has(next); next = firstEmpty()) {
    filled.add(next)
    await set(user, next, anything(next))
  }
}
