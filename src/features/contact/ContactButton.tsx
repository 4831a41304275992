import { type MouseEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '@/model/paths'
import { useAppDispatch } from '@/store/hooks'
import { contactRequested } from '@/store/modalSlice'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { useInView } from '@/ui/useInView'
import { useWindowEvent } from '@/ui/useWindowEvent'

import styles from './ContactButton.module.css'

const STAYS_MS = 2000

/** A floating link that opens the contact dialog, while scrolling up and at the page's end. Render it last. */
export function ContactButton() {
  const dispatch = useAppDispatch()
  const endRef = useRef<HTMLDivElement>(null)
  const isAtEnd = useInView(endRef, '8px')
  const isScrollingUp = useScrollingUp()

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
        data-shown={isAtEnd || isScrollingUp || undefined}
        aria-label="Contacto rápido"
      >
        <Link className={classNames(styles.button, 'edge')} to={paths.contact} onClick={openDialog}>
          <Icon name="mail" />
          <span className={styles.word}>Contáctanos</span>
        </Link>
      </aside>
      <div ref={endRef} />
    </>
  )
}

function useScrollingUp(): boolean {
  const [isScrollingUp, setIsScrollingUp] = useState(false)
  const top = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useWindowEvent('scroll', () => {
    const isUp = window.scrollY < top.current
    top.current = window.scrollY
    clearTimeout(timer.current)
    setIsScrollingUp(isUp)
    if (isUp) timer.current = setTimeout(() => setIsScrollingUp(false), STAYS_MS)
  })

  return isScrollingUp
}
