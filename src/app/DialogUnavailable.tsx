import type { ReactNode } from 'react'

import { messages } from '@/lib/messages'
import { NewVersionError } from '@/lib/newVersion'
import { Button } from '@/ui/Button'

import styles from './DialogUnavailable.module.css'

interface DialogUnavailableProps {
  /** What the dialog threw. */
  error: unknown
  /** What could not be shown, and why. */
  children: ReactNode
  onClose: () => void
}

/** Shown in place of a dialog that failed. Uses only code that is always loaded. */
export function DialogUnavailable({ error, children, onClose }: DialogUnavailableProps) {
  return (
    <div className={styles.notice} role="alert">
      <p>{error instanceof NewVersionError ? messages.newVersion : children}</p>
      <Button size="s" onClick={() => window.location.reload()}>
        Volver a cargar
      </Button>
      <Button tone="secondary" size="s" onClick={onClose}>
        Cerrar
      </Button>
    </div>
  )
}
