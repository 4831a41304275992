import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'

import { Brand } from './Brand'
import { DesktopNav } from './DesktopNav'
import { Greeting } from './Greeting'
import { accountMenu, mainMenu } from './menu'
import { MobileMenu } from './MobileMenu'
import { Submenu } from './Submenu'
import styles from './TopBar.module.css'

/** The wall above every page: brand, menu and account, as this visitor gets them. */
export function TopBar() {
  const user = useAppSelector(selectUser)
  const entries = mainMenu(user)
  return (
    <header className={classNames(styles.bar, 'on-wall', 'no-print')}>
      <div className={classNames(styles.inside, 'container')}>
        <Brand />
        <DesktopNav entries={entries} />
        <div className={classNames(styles.end, 'awaits-live')}>
          {!user && (
            <ButtonLink tone="light" size="s" to={paths.login}>
              Iniciar sesión
            </ButtonLink>
          )}
          {user?.isTeacher && (
            <ButtonLink tone="light" size="s" to={paths.visitRequest}>
              Solicitar visita
            </ButtonLink>
          )}
          {user && <Submenu kind="account" label={<Greeting name={user.name} />} group={accountMenu(user)} />}
        </div>
        <MobileMenu user={user} entries={entries} />
      </div>
    </header>
  )
}
