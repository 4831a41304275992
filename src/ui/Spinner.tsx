import { classNames } from './classNames'
import styles from './Spinner.module.css'

/** Three presences breathing light. Silent: whoever shows it also says, in words, what is going on. */
export function Spinner({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <span className={classNames(styles.spinner, size === 'l' && styles.large)} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
