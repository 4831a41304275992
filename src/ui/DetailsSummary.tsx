import type { ComponentProps } from 'react'

import { classNames } from './classNames'
import styles from './DetailsSummary.module.css'
import { Icon } from './Icon'

interface DetailsSummaryProps extends ComponentProps<'summary'> {
  title: string
  heading: 'h2' | 'h3'
  look?: 'h3' | 'lead'
  /** What the closed `<details>` contains, on one line or more. */
  value?: string
  /** The action of a press, such as «Cambiar». */
  verb?: string
}

/** The `<summary>` of a `<details>`, in a list of the class `rows`: a heading of the class `look`, then a chevron. */
export function DetailsSummary({ title, heading: Heading, look = 'h3', value, verb, ...summary }: DetailsSummaryProps) {
  return (
    <summary {...summary} className={classNames(styles.summary, 'summary')}>
      <Heading className={`${styles.title} ${look} hover-line`}>{title}</Heading>
      <span className={`${styles.action} icon-line`}>
        {verb && <span key={verb}>{verb}</span>} <Icon className="chevron" name="chevron" />
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </summary>
  )
}
