import { createContext } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * The form controls of the prerendered page by id, collected before hydration. A form takes its own controls out when it
 * mounts, so that a later page with the same ids starts empty.
 */
export type PrerenderedControls = Map<string, Control>

export const prerenderedControls = (root: ParentNode): PrerenderedControls =>
  new Map(
    [...root.querySelectorAll<Control>('input[id], select[id], textarea[id]')].map((control) => [control.id, control]),
  )

/** Empty outside a prerendered page. */
export const PrerenderedControlsContext = createContext<PrerenderedControls>(new Map())

/** Whether the user changed a control since the browser parsed it. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  }
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked && !control.defaultChecked
  }
  return control.value !== control.defaultValue
}
