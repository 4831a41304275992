import type { HTMLAttributes } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './layout.module.css'

interface LayoutProps extends HTMLAttributes<HTMLElement> {
  /** The gap between the children, on the scale of `tokens.css`: 1 (4 px) to 8 (64 px). */
  gap: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  /** `start`: children of a `Stack` are as wide as their content. `end`, `baseline`: aligns items of a `Cluster`. */
  align?: 'start' | 'end' | 'baseline' | undefined
  /** Puts the free space of a line between the children of a `Cluster`. */
  justify?: 'between'
  /** Makes the second of two `Columns` an aside: narrow, and below the first on paper. */
  hasAside?: boolean | undefined
  /** The widths of two `Columns`, which are stacked on paper. */
  ratio?: '1:2' | '5:7' | '7:5'
  /** The number of columns of `Tiles` (2 by default), or fewer if enlarged text or a narrow screen needs the room. */
  columns?: 3 | 4 | undefined
  /** The HTML element. Defaults to `div`. */
  as?: 'div' | 'section' | 'header' | 'aside' | 'nav' | 'ul' | 'ol' | 'li' | 'dl' | 'p' | 'span'
}

const layout = (look: string | undefined) =>
  function Layout({ gap, align, justify, hasAside, ratio, columns, as: Tag = 'div', className, ...rest }: LayoutProps) {
    return (
      <Tag
        {...rest}
        className={classNames(look, className)}
        data-gap={gap}
        data-align={align}
        data-justify={justify}
        data-aside={hasAside}
        data-ratio={ratio}
        data-columns={columns}
      />
    )
  }

export const Stack = layout(styles.stack)

/** Puts its children in a row that wraps: buttons, links, short facts. */
export const Cluster = layout(styles.cluster)

/** Puts its children in two columns on wide screens and on paper, and stacks them otherwise. */
export const Columns = layout(styles.columns)

/** Puts its children in as many columns of one width as fit, up to `columns`. */
export const Tiles = layout(styles.tiles)
