import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/ButtonRow'
import { Note } from '@/ui/Note'
import { RequestFailure } from '@/ui/RequestFailure'

import styles from './AppointmentActions.module.css'

interface AppointmentActionsProps {
  /** Where the API sends it; '' when it is not known. */
  emailAddress: string
  email: RequestState
  pdf: RequestState
  onEmail: () => void
  onDownload: () => void
}

/** Buttons to e-mail the request or download it as a PDF, and how that went. */
export function AppointmentActions({ emailAddress, email, pdf, onEmail, onDownload }: AppointmentActionsProps) {
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
      {email.status === 'done' && (
        <Note tone="ok" live="polite" title={email.message}>
          {emailAddress !== '' && <p>Lo enviamos a {emailAddress}.</p>}
        </Note>
      )}
      {email.status === 'failed' && <RequestFailure failure={email.failure} />}
      <div aria-live="polite">
        {pdf.status === 'failed' && (
          <p className={styles.failed}>
            {pdf.failure.message} {pdf.failure.advice}{' '}
            <Button tone="plain" size="s" onClick={onDownload}>
              Reintentar
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
