import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/store/hooks'
import { contactRequested } from '@/store/modalSlice'
import { Icon } from '@/ui/Icon'

import styles from './ContactButton.module.css'
import { useOverlapsControl } from './useOverlapsControl'

/**
 * A floating link to the contact page, which opens the contact dialog instead: an icon until it is pointed at or has focus.
 * It covers no control, and not the footer.
 */
export function ContactButton() {
  const dispatch = useAppDispatch()
  const buttonRef = useRef<HTMLDivElement>(null)
  const overlaps = useOverlapsControl(buttonRef)

  function openDialog(event: MouseEvent) {
    // The page in another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    dispatch(contactRequested())
  }

  return (
    <aside className={styles.corner} data-hidden={overlaps || undefined} aria-label="Contacto rápido">
      <div className={styles.floating} ref={buttonRef}>
        <Link className={styles.button} to={paths.contact} onClick={openDialog}>
          <Icon name="mail" />
          <span className={styles.word}>Contáctanos</span>
        </Link>
      </div>
    </aside>
  )
}
