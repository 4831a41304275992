import { useId, useRef, useState } from 'react'

import type { SessionUser } from '@/lib/session'
import { Icon } from '@/ui/Icon'
import { PlainButton } from '@/ui/PlainButton'

import { mainMenu } from './menu'
import styles from './MobileMenu.module.css'
import { MobilePanel } from './MobilePanel'

interface MobileMenuProps {
  user: SessionUser | null
}

/** The whole menu behind one button, below 1024 px. */
export function MobileMenu({ user }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const boxRef = useRef<HTMLDivElement>(null)
  const toggleRef = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  function closeAndReturn() {
    toggleRef.current?.focus({ preventScroll: true })
    setIsOpen(false)
  }

  return (
    <>
      <div className={styles.box} ref={boxRef}>
        <PlainButton
          className={styles.toggle}
          ref={toggleRef}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          {isOpen ? 'Cerrar' : 'Menú'}
        </PlainButton>
        {isOpen && (
          <MobilePanel
            id={panelId}
            user={user}
            entries={mainMenu(user)}
            boxRef={boxRef}
            onLeave={() => setIsOpen(false)}
            onClose={closeAndReturn}
          />
        )}
      </div>
      {isOpen && <div className={styles.scrim} />}
    </>
  )
}
