import type { MouseEvent, ReactNode, Ref } from 'react'

import styles from './AccordionItem.module.css'
import { DetailsSummary } from './DetailsSummary'

interface AccordionItemProps {
  ref?: Ref<HTMLDetailsElement>
  /** The id of its title, so that `#id` jumps to it. */
  id: string
  title: string
  heading: 'h2' | 'h3'
  /** Of the items with the same group at most one is open. */
  group: string
  isOpenAtFirst: boolean
  /** Called before the browser opens or closes the item. */
  onPress: (event: MouseEvent<HTMLElement>) => void
  children: ReactNode
}

/**
 * An item of an accordion. It opens without the application. Its content stands after the `<details>` and not in it,
 * where no style could show it in print while it is closed: browsers let styles in there since 2024 only.
 */
export function AccordionItem({
  ref,
  id,
  title,
  heading,
  group,
  isOpenAtFirst,
  onPress,
  children,
}: AccordionItemProps) {
  return (
    <div className={styles.item}>
      <details className={styles.details} ref={ref} name={group} open={isOpenAtFirst}>
        <DetailsSummary className={styles.summary} title={title} heading={heading} id={id} onClick={onPress} />
      </details>
      <div className={styles.panel}>{children}</div>
    </div>
  )
}
