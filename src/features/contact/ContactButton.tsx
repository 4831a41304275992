import { type MouseEvent, useRef } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { useAppDispatch } from '@/store/hooks'
import { contactRequested } from '@/store/modalSlice'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { useInView } from '@/ui/useInView'

import styles from './ContactButton.module.css'

/**
 * A floating link to the contact page that opens the contact dialog instead. In wide windows it is always visible, in
 * the right gutter. In narrower windows it would cover text, so it is visible only at the end of the page and on focus.
 * Render it last on the page, because its position marks the end of the page.
 */
export function ContactButton() {
  const dispatch = useAppDispatch()
  const endRef = useRef<HTMLDivElement>(null)
  const isAtEnd = useInView(endRef, '8px')

  function openDialog(event: MouseEvent) {
    // With a modifier key, the browser opens the contact page in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    dispatch(contactRequested())
  }

  return (
    <>
      <aside
        className={classNames(styles.corner, 'no-print')}
        data-shown={isAtEnd || undefined}
        aria-label="Contacto rápido"
      >
        <Link className={styles.button} to={paths.contact} onClick={openDialog}>
          <Icon name="mail" />
          <span className={styles.word}>Contáctanos</span>
        </Link>
      </aside>
      <div ref={endRef} />
    </>
  )
}
