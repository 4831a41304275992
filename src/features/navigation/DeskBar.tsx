import { classNames } from '@/ui/classNames'

import { Brand } from './Brand'
import styles from './DeskBar.module.css'
import { SkipLink } from './SkipLink'
import bar from './TopBar.module.css'

/** The top bar of the ticket desk's page, without a menu. */
export function DeskBar() {
  return (
    <header className={classNames(bar.bar, 'on-wall', 'no-print')}>
      <SkipLink />
      <div className={classNames(bar.inside, styles.inside, 'container')}>
        <Brand />
        <span className={styles.role}>Taquilla</span>
      </div>
    </header>
  )
}
