import type { ComponentProps } from 'react'

import { classNames } from './classNames'
import styles from './DetailsSummary.module.css'
import { Icon } from './Icon'

interface DetailsSummaryProps extends ComponentProps<'summary'> {
  title: string
  heading: 'h2' | 'h3'
}

/** The `<summary>` of a `<details>`: a heading followed by a chevron. The caller sets the padding with `className`. */
export function DetailsSummary({ title, heading: Heading, className, ...summary }: DetailsSummaryProps) {
  return (
    <summary {...summary} className={classNames('summary', className)}>
      <Heading className={styles.title}>
        {title}
        <Icon className={classNames(styles.chevron, 'chevron')} name="chevron" />
      </Heading>
    </summary>
  )
}
