import { messages } from '@/lib/messages'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'

import styles from './PassActions.module.css'

interface PassActionsProps {
  download: RequestState
  email: RequestState
  onDownload: () => void
  onSend: () => void
  onContinue: () => void
}

/** The ways to take the pass along. What failed is said above them, where it can be tried again. */
export function PassActions({ download, email, onDownload, onSend, onContinue }: PassActionsProps) {
  return (
    <>
      <div aria-live="polite">
        {download.status === 'failed' && (
          <Note tone="bad" title={download.failure.message}>
            <p>Tu pase sigue aquí. Revisa tu conexión y vuelve a intentarlo, o recíbelo por correo.</p>
          </Note>
        )}
        {email.status === 'failed' && (
          <Note tone="bad" title={email.failure.message}>
            <p>
              {email.failure.kind === 'refused'
                ? 'El correo no se envió. Puedes intentarlo de nuevo o descargar tu código.'
                : messages.emailUnknown}
            </p>
          </Note>
        )}
      </div>
      <div className={styles.actions}>
        <Button icon="download" busy={download.status === 'loading'} busyLabel="Descargando…" onClick={onDownload}>
          Descargar
        </Button>
        <Button tone="secondary" busy={email.status === 'loading'} busyLabel="Enviando…" onClick={onSend}>
          Enviar por correo y continuar
        </Button>
        <Button tone="plain" onClick={onContinue}>
          Continuar
        </Button>
      </div>
    </>
  )
}
