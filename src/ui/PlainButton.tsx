import { type ComponentProps, useContext } from 'react'

import { SendingContext } from './SendingContext'
import { useHydrated } from './useHydrated'

/** An unstyled button, disabled until hydration and, unless it is the submit button, while its form is sending. */
export function PlainButton({ type, disabled, ...button }: ComponentProps<'button'>) {
  // Before hydration, a click would be lost, and Enter would submit the form as a GET request.
  const isHydrated = useHydrated()
  const isSubmit = type === 'submit'
  const isLocked = useContext(SendingContext) && !isSubmit
  return (
    <button {...button} type={isSubmit ? 'submit' : 'button'} disabled={disabled === true || !isHydrated || isLocked} />
  )
}
