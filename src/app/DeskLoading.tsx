import styles from './DeskLoading.module.css'

/** The wall on which the ticket desk's page appears. */
export const DeskLoading = () => <div className={styles.wall} aria-busy="true" />
