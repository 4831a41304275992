import { useFormikContext } from 'formik'
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

import { useHydrated } from '@/ui/useHydrated'

/**
 * Takes into Formik's values what was typed or chosen in a prerendered form before it was hydrated. React tells nobody
 * about it, and its next render would write the old values over it: https://github.com/facebook/react/issues/12955. React
 * has a mending behind `enableHydrationChangeEvent`; once that is on in the React we use, this can go.
 * @returns false until the values have what was typed.
 */
export function useTypedBeforeHydration(form: RefObject<HTMLFormElement | null>): boolean {
  const { values, setValues } = useFormikContext<object>()
  const isHydrated = useHydrated()
  const takeTyped = useEffectEvent(() => {
    if (isHydrated || !form.current) return
    const typed = typedIn(form.current, values)
    if (typed.length > 0) void setValues({ ...values, ...Object.fromEntries(typed) })
  })
  // In a layout effect, because it runs before the next render.
  useLayoutEffect(() => takeTyped(), [])
  return isHydrated
}

/** What differs from the values that the form was rendered with. Prerendered forms have texts only. */
function typedIn(form: HTMLFormElement, values: object) {
  const rendered = new Map<string, unknown>(Object.entries(values))
  return [...new FormData(form)].filter(
    ([name, text]) => typeof rendered.get(name) === 'string' && rendered.get(name) !== text,
  )
}
