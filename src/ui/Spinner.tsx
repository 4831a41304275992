import { classNames } from './classNames'
import styles from './Spinner.module.css'

/** Hidden from screen readers. The parent component announces the loading state. */
export function Spinner({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <span className={classNames(styles.spinner, size === 'l' && styles.large)} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
