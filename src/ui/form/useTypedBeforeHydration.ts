import { useFormikContext } from 'formik'
import { useContext, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { useHydrated } from '@/ui/useHydrated'

import { type PrerenderedForms, PrerenderedFormsContext } from './prerenderedForms'

/**
 * Copies input typed before hydration, for which React fires no event (facebook/react#12955), into Formik's values.
 * If hydration failed, reads the removed controls, and focuses the control that replaces the focused one.
 */
export function useTypedBeforeHydration(form: RefObject<HTMLFormElement | null>): boolean {
  const { values, setValues } = useFormikContext<object>()
  const prerendered = useContext(PrerenderedFormsContext)
  const isHydrated = useHydrated()
  // Read during render: if React replaces the page, the focused control is removed before the first effect runs.
  const [focusedId] = useState(() => (prerendered.size === 0 ? '' : (document.activeElement?.id ?? '')))
  const lostFocus = useRef(focusedId)

  const takeTyped = useEffectEvent(() => {
    const before = form.current && takePrerendered(prerendered, form.current)
    if (!before) return
    // Prerendered forms have text values only.
    const rendered = new Map<string, unknown>(Object.entries(values))
    const typed = changedTexts(before).filter(([name]) => typeof rendered.get(name) === 'string')
    if (typed.length > 0) void setValues({ ...values, ...Object.fromEntries(typed) })
  })
  // A layout effect, because the next render would overwrite the input.
  useLayoutEffect(() => takeTyped(), [])

  // After every render, because a control may appear only after another control has its input.
  useLayoutEffect(() => {
    if (lostFocus.current === '') return
    const control = form.current?.querySelector<HTMLElement>(`#${CSS.escape(lostFocus.current)}`)
    if (control && document.activeElement === document.body) control.focus({ preventScroll: true })
    if (document.activeElement !== document.body) lostFocus.current = ''
  })
  return isHydrated
}

/** Removes and returns the prerendered form with this id: another element if hydration failed. */
function takePrerendered(forms: PrerenderedForms, form: HTMLFormElement): HTMLFormElement | undefined {
  const prerendered = [...forms].find(({ id }) => id === form.id)
  if (prerendered !== undefined) forms.delete(prerendered)
  return prerendered
}

/** Returns the names and values of the controls that the user has changed. */
function changedTexts(form: HTMLFormElement): [name: string, text: string][] {
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
