import { paths } from '@/lib/paths'
import type { SessionUser } from '@/lib/session'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'

import { Brand } from './Brand'
import { DesktopNav } from './DesktopNav'
import { Greeting } from './Greeting'
import { accountMenu } from './menu'
import { MobileMenu } from './MobileMenu'
import { SkipLink } from './SkipLink'
import { Submenu } from './Submenu'
import styles from './TopBar.module.css'

/** The bar above every page: brand, menu and account. */
export function TopBar() {
  const user = useAppSelector(selectUser)
  return (
    <header className={classNames(styles.bar, 'on-wall', 'no-print')}>
      <SkipLink />
      <div className={classNames(styles.inside, 'container')}>
        <Brand />
        <DesktopNav user={user} />
        <div className={classNames(styles.end, user === null && 'signed-out')}>
          <Account user={user} />
        </div>
        <MobileMenu user={user} />
      </div>
    </header>
  )
}

/** The way in, or who is in. In outline: the one loud button of a screen is the page's. */
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
      <Submenu kind="account" label={<Greeting name={user.name} />} group={accountMenu(user)} />
    </>
  )
}
