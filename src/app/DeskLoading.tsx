import styles from './DeskLoading.module.css'

/** Shown while the ticket desk's page loads. */
export const DeskLoading = () => <div className={styles.wall} aria-busy="true" />
