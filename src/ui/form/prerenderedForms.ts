import { createContext } from 'react'

/** The forms of the prerendered page. Each `Form` removes its own, so that forms of later pages start empty. */
export type PrerenderedForms = Set<HTMLFormElement>

/** Empty if the page was not prerendered. */
export const PrerenderedFormsContext = createContext<PrerenderedForms>(new Set())

/** Removes and returns the prerendered form with this id: another element if hydration failed. */
export function takePrerendered(forms: PrerenderedForms, form: HTMLFormElement): HTMLFormElement | undefined {
  const prerendered = [...forms].find(({ id }) => id === form.id)
  if (prerendered !== undefined) forms.delete(prerendered)
  return prerendered
}

/** Returns the names and values of the controls that the user has changed. */
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
