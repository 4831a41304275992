import { messages } from '@/lib/messages'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/ButtonRow'
import { Note } from '@/ui/Note'

import styles from './AppointmentActions.module.css'

interface AppointmentActionsProps {
  email: RequestState
  pdf: RequestState
  onEmail: () => void
  onDownload: () => void
}

/** The two ways to take the request along. */
export function AppointmentActions({ email, pdf, onEmail, onDownload }: AppointmentActionsProps) {
  return (
    <div className={styles.actions}>
      <ButtonRow>
        <Button icon="mail" busy={email.status === 'loading'} busyLabel="Enviando…" onClick={onEmail}>
          Enviar por correo
        </Button>
        <Button
          tone="secondary"
          icon="download"
          busy={pdf.status === 'loading'}
          busyLabel="Descargando…"
          onClick={onDownload}
        >
          Descargar PDF
        </Button>
      </ButtonRow>
      <div aria-live="polite">
        {email.status === 'done' && <Note tone="ok" title={email.message} />}
        {email.status === 'failed' && (
          <Note tone="bad" title={email.failure.message}>
            {email.failure.kind !== 'refused' ? (
              <p>{messages.emailUnknown}</p>
            ) : (
              <p>El correo no se envió. Puedes intentarlo de nuevo o descargar el PDF.</p>
            )}
          </Note>
        )}
        {pdf.status === 'failed' && (
          <p className={styles.failed}>
            {pdf.failure.message}{' '}
            <Button tone="plain" size="s" onClick={onDownload}>
              Reintentar
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
