import { useFormikContext } from 'formik'
import { useContext, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'

import { useHydrated } from '@/ui/useHydrated'

import { isChanged, type PrerenderedControls, PrerenderedControlsContext } from './prerenderedControls'

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
  const prerendered = useContext(PrerenderedControlsContext)
  const isHydrated = useHydrated()
  // Read while rendering: when React replaces the page, the focused control is gone before the first effect runs.
  const [focusedId] = useState(() => (prerendered.size === 0 ? undefined : document.activeElement?.id))

  const takeTyped = useEffectEvent(() => {
    if (form.current === null || prerendered.size === 0) return
    const { typed, focus } = takeControls(form.current, prerendered, values, focusedId)
    if (typed.length > 0) void setValues({ ...values, ...Object.fromEntries(typed) })
    focus?.focus({ preventScroll: true })
  })
  // In a layout effect, because it runs before the next render.
  useLayoutEffect(() => takeTyped(), [])
  return isHydrated
}

/** Removes a form's controls from the prerendered ones. Prerendered forms have text values only. */
function takeControls(
  form: HTMLFormElement,
  prerendered: PrerenderedControls,
  values: object,
  focusedId: string | undefined,
) {
  const rendered = new Map<string, unknown>(Object.entries(values))
  const typed: [name: string, text: string][] = []
  let focus: HTMLElement | undefined
  for (const control of form.querySelectorAll<HTMLElement>('input, select, textarea')) {
    const before = prerendered.get(control.id)
    if (before === undefined) continue
    prerendered.delete(control.id)
    if (isChanged(before) && typeof rendered.get(before.name) === 'string') typed.push([before.name, before.value])
    if (before !== control && before.id === focusedId) focus = control
  }
  return { typed, focus }
}
