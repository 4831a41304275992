import type { RejectedEmail } from '@/lib/emailList'
import { Button } from '@/ui/Button'
import { buttonClass } from '@/ui/buttonClass'
import { classNames } from '@/ui/classNames'
import { PlainButton } from '@/ui/PlainButton'
import { Stack } from '@/ui/layout/layout'

import styles from './RejectedChips.module.css'

interface RejectedChipsProps {
  rejected: readonly RejectedEmail[]
  controlId: string
  onMoveToInput: (entry: RejectedEmail) => void
  onDiscard: () => void
}

/** Lists the invalid chips with their reasons and the rest of their rows. Clicking a chip moves its text into the input. */
export function RejectedChips({ rejected, controlId, onMoveToInput, onDiscard }: RejectedChipsProps) {
  function press(act: () => void) {
    document.getElementById(controlId)?.focus()
    act()
  }

  return (
    <div aria-live="polite">
      {rejected.length > 0 && (
        <Stack gap={1} className={styles.box}>
          <ul className={styles.list} aria-label="No agregamos">
            {rejected.map((entry) => (
              <li key={`${entry.text} ${entry.row}`}>
                <PlainButton
                  className={classNames(styles.row, 'icon-line ring-inside')}
                  onClick={() => press(() => onMoveToInput(entry))}
                >
                  <span className={styles.text}>
                    No agregamos: <strong>{entry.text}</strong>
                    {entry.reason !== '' && ` (${entry.reason})`}
                    {entry.row !== '' && ` · ${entry.row}`}
                  </span>{' '}
                  <span className={buttonClass({ tone: 'plain', size: 's' })}>Corregir</span>
                </PlainButton>
              </li>
            ))}
          </ul>
          <Button tone="plain" size="s" onClick={() => press(onDiscard)}>
            Quitar lo que no agregamos
          </Button>
        </Stack>
      )}
    </div>
  )
}
