import type { UseComboboxPropGetters } from 'downshift'
import { memo, useEffect, useRef } from 'react'

import { cleanText } from '@/lib/cleanText'
import { withThousands } from '@/lib/numbers'
import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './ComboboxMenu.module.css'

interface ComboboxMenuProps extends Pick<UseComboboxPropGetters<string>, 'getMenuProps' | 'getItemProps'> {
  open: boolean
  items: string[]
  query: string
  highlighted: number
  chosen: string
  /** The number of matching names, and how many of them are not listed. */
  found: number
  hidden: number
}

/** Returns the text for screen readers; '' without a query, so that choices are not followed by a number. */
function announcement(query: string, found: number) {
  if (query.trim() === '') return ''
  if (found === 0) return 'Sin coincidencias'
  return found === 1 ? '1 coincidencia' : `${withThousands(found)} coincidencias`
}

export const ComboboxMenu = memo(function ComboboxMenu({
  open,
  items,
  query,
  highlighted,
  chosen,
  found,
  hidden,
  ...getters
}: ComboboxMenuProps) {
  const nothing = found === 0 && query.trim() !== ''
  const menuRef = useRef<HTMLDivElement>(null)

  // On phones, the keyboard may cover the list.
  useEffect(() => {
    if (open) menuRef.current?.scrollIntoView({ block: 'nearest' })
  }, [open])

  return (
    <>
      <div ref={menuRef} className={styles.menu} hidden={!open || (items.length === 0 && !nothing)}>
        {nothing && <p className={styles.line}>{`Ningún nombre coincide con «${query.trim()}».`}</p>}
        <ul
          {...getters.getMenuProps({
            'aria-label': 'Resultados',
            'aria-labelledby': undefined,
            onMouseDown: (event) => event.preventDefault(),
          })}
          className={styles.list}
        >
          {open &&
            items.map((item, index) => (
              <li
                key={item}
                {...getters.getItemProps({ item, index })}
                className={classNames(styles.item, index === highlighted && styles.active)}
              >
                <span>{cleanText(item)}</span>
                {item === chosen && <Icon name="check" size="s" />}
              </li>
            ))}
        </ul>
        {hidden > 0 && <p className={styles.line}>{`y ${withThousands(hidden)} más: sigue escribiendo`}</p>}
      </div>
      <VisuallyHidden>
        <output>{open ? announcement(query, found) : ''}</output>
      </VisuallyHidden>
    </>
  )
})
