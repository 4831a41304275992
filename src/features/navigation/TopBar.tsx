import type { MouseEvent, ReactNode } from 'react'

import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'

import { Brand } from './Brand'
import { DesktopMenu, Submenu } from './DesktopMenu'
import { Greeting } from './Greeting'
import { accountMenu } from './menu'
import { MobileMenu } from './MobileMenu'
import styles from './TopBar.module.css'

/** The bar above every page: brand, menu and account. */
export function TopBar() {
  const user = useAppSelector(selectUser)
  return (
    <Bar>
      <DesktopMenu user={user} />
      <div className={classNames(styles.end, user === null && 'signed-out')}>
        <Account user={user} />
      </div>
      <MobileMenu user={user} />
    </Bar>
  )
}

/** The top bar of the ticket desk's page, without a menu. */
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
  // The browser's default would change the address and lose the router's state.
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

/** Links to sign in, or the account of who has. In outline: the one loud button of a screen is the page's. */
function Account({ user }: { user: SessionUser | null }) {
  if (!user) {
    return (
      <>
        <ButtonLink tone="ghostWall" size="s" to={paths.registration}>
          Regístrate
        </ButtonLink>
        <ButtonLink tone="ghostWall" size="s" to={paths.login}>
          Iniciar sesión
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      {user.isTeacher && (
        <ButtonLink tone="ghostWall" size="s" to={paths.visitRequest}>
          Solicitar visita
        </ButtonLink>
      )}
      <Submenu isAccount label={<Greeting name={user.name} />} group={accountMenu(user)} />
    </>
  )
}
