import type { ComponentProps } from 'react'

import { classNames } from './classNames'
import styles from './DetailsSummary.module.css'
import { Icon } from './Icon'

interface DetailsSummaryProps extends ComponentProps<'summary'> {
  title: string
  heading: 'h2' | 'h3'
}

/** The title of a `<details>`: a heading with a chevron at the end of its line. The caller gives it room with `className`. */
export function DetailsSummary({ title, heading: Heading, className, ...summary }: DetailsSummaryProps) {
  return (
    <summary {...summary} className={classNames(styles.summary, className)}>
      <Heading className={styles.title}>
        {title}
        <Icon className={styles.chevron} name="chevron" />
      </Heading>
    </summary>
  )
}
