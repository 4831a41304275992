import { useHydrated } from '@/ui/useHydrated'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './Greeting.module.css'

/**
 * Who is signed in. Whoever tells a computer what to press says what is seen, so that comes first in the button's name.
 * In a page written by the build the name comes out of the cookies, see `firstScript`.
 */
export function Greeting({ name }: { name: string }) {
  const isHydrated = useHydrated()
  return (
    <>
      <span className={isHydrated ? undefined : styles.written}>{`Bienvenid@ ${name}`.trim()}</span>{' '}
      <VisuallyHidden>tu cuenta</VisuallyHidden>
    </>
  )
}
