import type { ReactNode } from 'react'

import styles from './Tag.module.css'

/** A state in one or two words, beside what it is the state of. */
export const Tag = ({ children }: { children: ReactNode }) => <span className={styles.tag}>{children}</span>
