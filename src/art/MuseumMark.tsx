import styles from './MuseumMark.module.css'

/** The museum's logo, as wide as `--mark`. Decorative, because the museum's name is next to it. */
export function MuseumMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <path className={styles.wall} d="M0 0h40v40H0z" />
      <path className={styles.door} d="M15.5 7h9v18h-9z" />
      <path className={styles.light} d="M15.5 25h9L39 40H1z" />
    </svg>
  )
}
