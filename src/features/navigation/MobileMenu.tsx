import { type RefObject, useEffect, useRef } from 'react'

import type { SessionUser } from '@/lib/session'
import { Icon } from '@/ui/Icon'
import { useDetails } from '@/ui/useDetails'
import { useRootMark } from '@/ui/useRootMark'

import styles from './MobileMenu.module.css'
import { MobilePanel } from './MobilePanel'
import { useDismissal } from './useDismissal'
import { usePageScroll } from './usePageScroll'

/** The whole menu behind one button, below 1024 px. It opens without the application. */
export function MobileMenu({ user }: { user: SessionUser | null }) {
  const { ref, isOpen } = useDetails()
  const toggleRef = useRef<HTMLElement>(null)

  function close() {
    if (ref.current) ref.current.open = false
  }
  function closeAndReturn() {
    toggleRef.current?.focus({ preventScroll: true })
    close()
  }

  return (
    <>
      <details className={styles.box} ref={ref}>
        <summary className={styles.toggle} ref={toggleRef}>
          <span className={styles.toOpen}>
            <Icon name="menu" />
            Menú
          </span>
          <span className={styles.toClose}>
            <Icon name="close" />
            Cerrar
          </span>
        </summary>
        <MobilePanel user={user} onClose={closeAndReturn} />
      </details>
      <div className={styles.scrim} />
      {isOpen && <WhileOpen boxRef={ref} onLeave={close} onClose={closeAndReturn} />}
    </>
  )
}

interface WhileOpenProps {
  boxRef: RefObject<HTMLDetailsElement | null>
  onLeave: () => void
  onClose: () => void
}

/** Closes the menu when somebody leaves it or the page scrolls, not when the menu itself does. */
function WhileOpen({ boxRef, onLeave, onClose }: WhileOpenProps) {
  useDismissal(boxRef, 'click', (reason) => (reason === 'escape' ? onClose() : onLeave()))
  usePageScroll(onClose)
  useRootMark('data-menu-open')

  // The next time it begins with its groups closed.
  useEffect(() => {
    const menu = boxRef.current
    return () => {
      for (const group of menu?.querySelectorAll('details') ?? []) group.open = false
    }
  }, [boxRef])
  return null
}
