import type { MouseEvent } from 'react'

import { classNames } from '@/ui/classNames'

import { Brand } from './Brand'
import { Menu } from './Menu'
import styles from './TopBar.module.css'

export function TopBar({ isDesk = false }: { isDesk?: boolean | undefined }) {
  return (
    <header className={classNames(styles.bar, 'on-wall', 'no-print')}>
      <SkipLink />
      <div className={classNames(styles.inside, 'container')}>
        <Brand />
        {isDesk ? <span className={styles.role}>Taquilla</span> : <Menu />}
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
