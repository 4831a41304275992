import { createContext } from 'react'

/**
 * The forms of the prerendered page, collected before hydration. Each form of the application takes its own out when it
 * mounts, so that a form of a later page starts empty.
 */
export type PrerenderedForms = Set<HTMLFormElement>

/** Empty outside a prerendered page. */
export const PrerenderedFormsContext = createContext<PrerenderedForms>(new Set())

/** Takes out the form that was prerendered for this one: itself or, when React rendered new controls, the one with its id. */
export function takePrerendered(forms: PrerenderedForms, form: HTMLFormElement): HTMLFormElement | undefined {
  const prerendered = [...forms].find(({ id }) => id === form.id)
  if (prerendered !== undefined) forms.delete(prerendered)
  return prerendered
}

/** The names and texts of the controls that the user changed since the browser parsed the form. */
export function changedTexts(form: HTMLFormElement): [name: string, text: string][] {
  return [...form.elements].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement) {
      const isChanged = [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      return isChanged ? [[control.name, control.value]] : []
    }
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      return control.checked && !control.defaultChecked ? [[control.name, control.value]] : []
    }
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    return isText && control.value !== control.defaultValue ? [[control.name, control.value]] : []
  })
}
