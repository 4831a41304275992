import { type ComponentProps, useContext } from 'react'

import { SendingContext } from './SendingContext'
import { useHydrated } from './useHydrated'

/**
 * An unstyled button, disabled until hydration: before that, a click would be lost, and Enter would submit the form as
 * a GET request. Also disabled while the form around it is sending, unless it is the submit button.
 */
export function PlainButton({ type, disabled, ...button }: ComponentProps<'button'>) {
  const isHydrated = useHydrated()
  const isSubmit = type === 'submit'
  const isLocked = useContext(SendingContext) && !isSubmit
  return (
    <button {...button} type={isSubmit ? 'submit' : 'button'} disabled={disabled === true || !isHydrated || isLocked} />
  )
}
