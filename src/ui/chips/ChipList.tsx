import { type KeyboardEvent, memo, startTransition, useCallback, useState } from 'react'

import { classNames } from '@/ui/classNames'
import { IconButton } from '@/ui/IconButton'
import { Cluster } from '@/ui/layout/layout'
import styles from './ChipList.module.css'

interface ChipListProps {
  label: string
  items: readonly string[]
  /** The id of the input, which receives focus after the last chip is removed. */
  controlId: string
  onRemove: (item: string) => void
}

const buttonIn = (row: Element | null | undefined) => row?.querySelector('button')

function neighbour(key: string, row: Element): HTMLElement | null | undefined {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return buttonIn(row.previousElementSibling)
  if (key === 'ArrowRight' || key === 'ArrowDown') return buttonIn(row.nextElementSibling)
  if (key === 'Home') return buttonIn(row.parentElement?.firstElementChild)
  if (key === 'End') return buttonIn(row.parentElement?.lastElementChild)
  return null
}

/** Chips with a roving tabindex. Memoised, because there may be hundreds. */
export const ChipList = memo(function ChipList({ label, items, controlId, onRemove }: ChipListProps) {
  const [visited, setVisited] = useState('')
  const visit = useCallback((item: string) => startTransition(() => setVisited(item)), [])
  const stop = items.includes(visited) ? visited : items.at(-1)

  const remove = useCallback(
    (item: string, row: Element, isBackwards: boolean) => {
      const [one, other] = [row.nextElementSibling, row.previousElementSibling]
      const next = buttonIn(isBackwards ? (other ?? one) : (one ?? other)) ?? document.getElementById(controlId)
      next?.focus()
      onRemove(item)
    },
    [controlId, onRemove],
  )

  const press = useCallback(
    (item: string, event: KeyboardEvent, row: Element) => {
      const { key } = event
      const target = neighbour(key, row)
      if (key === 'Backspace' || key === 'Delete') remove(item, row, key === 'Backspace')
      else if (target) target.focus()
      else return
      event.preventDefault()
    },
    [remove],
  )

  if (items.length === 0) return null
  return (
    <Cluster as="ul" gap={2} className={styles.list} aria-label={label}>
      {items.map((item) => (
        <Chip key={item} item={item} isStop={item === stop} onVisit={visit} onPress={press} onRemove={remove} />
      ))}
    </Cluster>
  )
})

interface ChipProps {
  item: string
  isStop: boolean
  onVisit: (item: string) => void
  onPress: (item: string, event: KeyboardEvent, row: Element) => void
  onRemove: (item: string, row: Element, isBackwards: boolean) => void
}

function withRow(button: Element, act: (row: Element) => void) {
  const row = button.closest('li')
  if (row) act(row)
}

const Chip = memo(function Chip({ item, isStop, onVisit, onPress, onRemove }: ChipProps) {
  return (
    <li className={classNames(styles.chip, 'edge')}>
      <span className={styles.text}>{item}</span>
      <IconButton
        className={styles.remove}
        icon="close"
        label={`Quitar ${item}`}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onVisit(item)}
        onKeyDown={(event) => withRow(event.currentTarget, (row) => onPress(item, event, row))}
        onClick={(event) => withRow(event.currentTarget, (row) => onRemove(item, row, false))}
      />
    </li>
  )
})
