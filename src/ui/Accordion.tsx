import { type ReactNode, useId } from 'react'

import styles from './Accordion.module.css'
import { classNames } from './classNames'
import { Icon } from './Icon'

interface AccordionItem {
  /** Also the id of its button, so that `#id` jumps to it. */
  id: string
  title: string
  content: ReactNode
}

interface AccordionProps {
  items: AccordionItem[]
  /** The id of the open item, or null. */
  openId: string | null
  onToggle: (id: string) => void
  heading: 'h2' | 'h3'
}

/** An accordion with at most one open item. All are open in print. */
export function Accordion({ items, openId, onToggle, heading: Heading }: AccordionProps) {
  const panelsId = useId()
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, content }) => {
        const isOpen = id === openId
        return (
          <div className={classNames(styles.item, isOpen && styles.open)} key={id}>
            <Heading className={styles.heading}>
              <button
                className={styles.button}
                type="button"
                id={id}
                aria-expanded={isOpen}
                aria-controls={`${panelsId}${id}`}
                onClick={() => onToggle(id)}
              >
                <span className={styles.title}>{title}</span>
                <Icon className={styles.chevron} name="chevron" />
              </button>
            </Heading>
            <div className={styles.panel} id={`${panelsId}${id}`} hidden={!isOpen}>
              {content}
            </div>
          </div>
        )
      })}
    </div>
  )
}
