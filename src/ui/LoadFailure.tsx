import { Button } from './Button'
import { Icon } from './Icon'
import styles from './LoadFailure.module.css'

interface LoadFailureProps {
  /** What failed, in a sentence. */
  message: string
  onRetry: () => void
  busy?: boolean | undefined
}

/** A list that could not be loaded: quiet, in the list's own place, with the way to try again. */
export function LoadFailure({ message, onRetry, busy }: LoadFailureProps) {
  return (
    <div className={styles.failure}>
      <p className={styles.message} role="alert">
        <Icon name="bad" size="s" />
        {message}
      </p>
      <Button tone="secondary" size="s" onClick={onRetry} busy={busy} busyLabel="Cargando…">
        Reintentar
      </Button>
    </div>
  )
}
