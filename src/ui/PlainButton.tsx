import type { ComponentProps } from 'react'

import { useHydrated } from './useHydrated'

/**
 * A button without looks of its own. In a prerendered page it is disabled until the application runs: nothing hears it
 * before, and Enter would have the browser write the form into the address.
 */
export function PlainButton({ type, disabled, ...button }: ComponentProps<'button'>) {
  const isHydrated = useHydrated()
  return (
    <button {...button} type={type === 'submit' ? 'submit' : 'button'} disabled={disabled === true || !isHydrated} />
  )
}
