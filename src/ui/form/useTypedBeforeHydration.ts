import { useFormikContext } from 'formik'
import { useContext, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'

import { useHydrated } from '@/ui/useHydrated'

import { changedTexts, PrerenderedFormsContext, takePrerendered } from './prerenderedForms'

/**
 * Copies the input of a prerendered form into Formik's values as the form is hydrated. React fires no event for input typed
 * before hydration, and its next render would overwrite it: https://github.com/facebook/react/issues/12955. React has a
 * fix behind `enableHydrationChangeEvent`; once it is enabled in our version, this hook can go.
 *
 * A browser extension or a translator that changed the page makes hydration fail, and React renders new, empty controls.
 * The removed controls still have their values, so the new form reads these and receives the focus they had.
 * @returns false until the values contain the input.
 */
export function useTypedBeforeHydration(form: RefObject<HTMLFormElement | null>): boolean {
  const { values, setValues } = useFormikContext<object>()
  const prerendered = useContext(PrerenderedFormsContext)
  const isHydrated = useHydrated()
  // Read while rendering: when React replaces the page, the focused control is gone before the first effect runs.
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
  // In a layout effect, because it runs before the next render.
  useLayoutEffect(() => takeTyped(), [])

  // At each render, because a control may depend on the input of another.
  useLayoutEffect(() => {
    if (lostFocus.current === '') return
    const control = form.current?.querySelector<HTMLElement>(`#${CSS.escape(lostFocus.current)}`)
    if (control && document.activeElement === document.body) control.focus({ preventScroll: true })
    if (document.activeElement !== document.body) lostFocus.current = ''
  })
  return isHydrated
}
