import type { ReactNode } from 'react'

import styles from './Tag.module.css'

/** A label of one or two words that shows the state of the element beside it. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>
