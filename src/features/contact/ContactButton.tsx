import { useRef } from 'react'

import { useAppDispatch } from '@/store/hooks'
import { contactRequested } from '@/store/modalSlice'
import { Icon } from '@/ui/Icon'

import styles from './ContactButton.module.css'
import { useIsInTheWay } from './useIsInTheWay'

/** A floating button that opens the contact dialog: an icon until it is pointed at or has focus. It covers no control, and not the footer. */
export function ContactButton() {
  const dispatch = useAppDispatch()
  const buttonRef = useRef<HTMLDivElement>(null)
  const isInTheWay = useIsInTheWay(buttonRef)
  return (
    <aside className={styles.place} data-in-the-way={isInTheWay || undefined} aria-label="Contacto rápido">
      <div className={styles.floating} ref={buttonRef}>
        <button className={styles.button} type="button" onClick={() => dispatch(contactRequested())}>
          <Icon name="mail" />
          <span className={styles.word}>Contáctanos</span>
        </button>
      </div>
    </aside>
  )
}
