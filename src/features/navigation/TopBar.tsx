import type { MouseEvent, ReactNode } from 'react'

import { classNames } from '@/ui/classNames'

import { Brand } from './Brand'
import { Menu } from './Menu'
import styles from './TopBar.module.css'

export function TopBar() {
  return (
    <Bar>
      <Menu />
    </Bar>
  )
}

/** The top bar of the ticket desk's page. It has no menu. */
export function DeskBar() {
  return (
    <Bar>
      <span className={styles.role}>Taquilla</span>
    </Bar>
  )
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <header className={classNames(styles.bar, 'on-wall', 'no-print')}>
      <SkipLink />
      <div className={classNames(styles.inside, 'container')}>
        <Brand />
        {children}
      </div>
    </header>
  )
}

const MAIN_ID = 'contenido'

/** Moves focus past the top bar to `<main id="contenido" tabIndex={-1}>`. */
function SkipLink() {
  // The default action would change the URL and lose the router's state.
  function skip(event: MouseEvent) {
    const main = document.getElementById(MAIN_ID)
    if (!main) return
    event.preventDefault()
    main.focus()
  }
  return (
    <a className="skip" href={`#${MAIN_ID}`} onClick={skip}>
      Saltar al contenido
    </a>
  )
}
