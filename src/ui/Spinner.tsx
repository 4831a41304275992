import { classNames } from './classNames'
import styles from './Spinner.module.css'

/** Hidden from screen readers: the component that uses it announces the state. */
export function Spinner({ size = 'm' }: { size?: 'm' | 'l' }) {
  return (
    <span className={classNames(styles.spinner, size === 'l' && styles.large)} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
