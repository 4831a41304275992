import type { ComponentProps } from 'react'

import { useHydrated } from './useHydrated'

/**
 * An unstyled button, disabled until hydration: before that, a click would be lost, and Enter would submit the form as
 * a GET request.
 */
export function PlainButton({ type, disabled, ...button }: ComponentProps<'button'>) {
  const isHydrated = useHydrated()
  return (
    <button {...button} type={type === 'submit' ? 'submit' : 'button'} disabled={disabled === true || !isHydrated} />
  )
}
