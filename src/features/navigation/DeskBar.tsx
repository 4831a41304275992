import { classNames } from '@/ui/classNames'

import { Brand } from './Brand'
import styles from './DeskBar.module.css'
import bar from './TopBar.module.css'

/** The bar of the ticket desk: whose page it is and what for, and no menu. */
export function DeskBar() {
  return (
    <header className={classNames(bar.bar, 'on-wall', 'no-print')}>
      <div className={classNames(bar.inside, styles.inside, 'container')}>
        <Brand />
        <span className={styles.role}>Taquilla</span>
      </div>
    </header>
  )
}
