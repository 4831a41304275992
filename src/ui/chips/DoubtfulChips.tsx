import { Button } from '@/ui/Button'

import type { Doubt } from './chips'
import styles from './DoubtfulChips.module.css'
import type { ChipsActions } from './useChips'

interface DoubtfulChipsProps {
  doubts: readonly Doubt[]
  /** The id of the input, which takes focus after an answer. */
  controlId: string
  actions: ChipsActions
}

/** The chips that may not be what was meant, each with the question whether it is. */
export function DoubtfulChips({ doubts, controlId, actions }: DoubtfulChipsProps) {
  if (doubts.length === 0) return null
  const answer = (act: (item: string) => void, item: string) => {
    document.getElementById(controlId)?.focus()
    act(item)
  }
  return (
    <ul className={styles.list} aria-label="Por confirmar">
      {doubts.map(({ item, beside }) => (
        <li key={item} className={styles.row}>
          <p>
            <strong>{item}</strong> Venía junto a «{beside}»: ¿es correcto?
          </p>
          <div className={styles.actions}>
            <Button tone="secondary" size="s" onClick={() => answer(actions.trust, item)}>
              Es correcto
            </Button>
            <Button
              tone="plain"
              size="s"
              aria-label={`Quitar ${item} de la lista`}
              onClick={() => answer(actions.remove, item)}
            >
              Quitar
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
