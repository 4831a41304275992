import styles from './Spinner.module.css'

/** Hidden from screen readers. The parent component announces the loading state. */
export function Spinner() {
  return (
    <span className={styles.spinner} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
