import type { ComponentProps } from 'react'

import { classNames } from './classNames'
import styles from './DetailsSummary.module.css'
import { Icon } from './Icon'

interface DetailsSummaryProps extends ComponentProps<'summary'> {
  title: string
  heading: 'h2' | 'h3'
  /** What the closed `<details>` contains, on one line or more. The user can change it. */
  value?: string
}

/** The `<summary>` of a `<details>` in a list of the class `rows`: a heading followed by a chevron. */
export function DetailsSummary({ title, heading: Heading, value, ...summary }: DetailsSummaryProps) {
  return (
    <summary {...summary} className={classNames(styles.summary, 'summary')}>
      <Heading className={`${styles.title} hover-line`}>{title}</Heading>
      <span className={`${styles.action} icon-line`}>
        {value !== undefined && <span className={styles.verb}>Cambiar</span>}{' '}
        <Icon className="chevron" name="chevron" />
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </summary>
  )
}
