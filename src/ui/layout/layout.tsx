import type { HTMLAttributes } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './layout.module.css'

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The distance between the children, of the scale in `tokens.css`: 1 (4 px) to 9 (96 px). */
  gap: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
  /** `start`: children of a `Stack` are as wide as their content. `end`: aligns children of a `Cluster` at the bottom. */
  align?: 'start' | 'end' | undefined
  /** Puts the remaining space of a line between the children of a `Cluster`. */
  justify?: 'between'
  /** The second of two `Columns` is an aside: narrow, and below the first on paper. */
  hasAside?: boolean
  /** On phones children stand below each other, each as wide as the screen: the buttons that end a form or a page. */
  isStackedOnPhones?: boolean
  /** The element that it is; a `div` by default. */
  as?: 'div' | 'section' | 'header' | 'aside' | 'nav' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span'
}

const layout = (look: string | undefined) =>
  function Layout({
    gap,
    align,
    justify,
    hasAside,
    isStackedOnPhones,
    as: Tag = 'div',
    className,
    ...rest
  }: LayoutProps) {
    return (
      <Tag
        {...rest}
        className={classNames(look, className)}
        data-gap={gap}
        data-align={align}
        data-justify={justify}
        data-aside={hasAside}
        data-stacked={isStackedOnPhones}
      />
    )
  }

/** Children below each other. */
export const Stack = layout(styles.stack)

/** Children beside each other, and below where there is no room: buttons, links, short facts. */
export const Cluster = layout(styles.cluster)

/** Children in two columns on wide screens and on paper, else below each other. */
export const Columns = layout(styles.columns)
