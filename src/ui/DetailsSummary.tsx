import type { ComponentProps } from 'react'

import { classNames } from './classNames'
import styles from './DetailsSummary.module.css'
import { Icon } from './Icon'

interface DetailsSummaryProps extends ComponentProps<'summary'> {
  title: string
  heading: 'h2' | 'h3'
}

/** The `<summary>` of a `<details>` in a list of the class `rows`: a heading followed by a chevron. */
export function DetailsSummary({ title, heading: Heading, ...summary }: DetailsSummaryProps) {
  return (
    <summary {...summary} className={classNames(styles.summary, 'summary')}>
      <Heading className={styles.title}>
        {title}
        <Icon className={classNames(styles.chevron, 'chevron')} name="chevron" />
      </Heading>
    </summary>
  )
}
