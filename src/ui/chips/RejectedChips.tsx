import { PlainButton } from '@/ui/PlainButton'
import { Stack } from '@/ui/layout/layout'

import styles from './RejectedChips.module.css'

interface RejectedChipsProps {
  rejected: readonly string[]
  /** The id of the input, which receives focus with the text. */
  controlId: string
  onTakeBack: (text: string) => void
}

/** The texts that are not valid. Pressing one moves it into the input. */
export function RejectedChips({ rejected, controlId, onTakeBack }: RejectedChipsProps) {
  return (
    <div aria-live="polite">
      {rejected.length > 0 && (
        <Stack as="ul" gap={1} className={styles.list} aria-label="No agregamos">
          {rejected.map((text) => (
            <li key={text}>
              <PlainButton
                className={styles.row}
                // The input keeps focus while it is pressed: leaving it may add rows, which would move this one away.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  document.getElementById(controlId)?.focus()
                  onTakeBack(text)
                }}
              >
                <span className={styles.text}>
                  No agregamos: <strong>{text}</strong>
                </span>{' '}
                <span className={styles.action}>Corregir</span>
              </PlainButton>
            </li>
          ))}
        </Stack>
      )}
    </div>
  )
}
