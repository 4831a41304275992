import type { SentVisit } from '@/lib/visits'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { Panel } from '@/ui/Panel'
import { RequestFailure } from '@/ui/RequestFailure'
import { NarrowStack } from '@/ui/layout/layout'

import { CalendarMenu } from './CalendarMenu'
import { canBeInCalendar } from './visitCalendar'
import styles from './VisitCopies.module.css'

interface VisitCopiesProps {
  visit: SentVisit
  /** Where the API sends it; '' when it is not known. */
  emailAddress: string
  /** It was e-mailed or downloaded on this device. */
  hasCopy: boolean
  email: RequestState
  pdf: RequestState
  onEmail: () => void
  onDownload: () => void
}

/** «Para ti»: the request by e-mail, as a PDF and in the teacher's calendar. Where its details are not known, the PDF comes first. */
export function VisitCopies({ visit, emailAddress, hasCopy, email, pdf, onEmail, onDownload }: VisitCopiesProps) {
  const isKnown = canBeInCalendar(visit)
  const asEmail = (
    <NarrowStack gap={2}>
      <Button
        tone={isKnown && !hasCopy ? 'primary' : 'secondary'}
        icon="mail"
        busy={email.status === 'loading'}
        busyLabel="Enviando…"
        onClick={onEmail}
      >
        Enviar por correo
      </Button>
      {emailAddress !== '' && <p className={styles.address}>a {emailAddress}</p>}
      {email.status === 'done' && <Note tone="ok" live="polite" title={email.message} />}
      {email.status === 'failed' && <RequestFailure failure={email.failure} />}
    </NarrowStack>
  )
  const asPdf = (
    <div className={styles.pdf}>
      <Button
        tone={isKnown ? 'secondary' : 'primary'}
        size={isKnown ? 's' : 'm'}
        icon="download"
        busy={pdf.status === 'loading'}
        busyLabel="Descargando…"
        onClick={onDownload}
      >
        Descargar PDF
      </Button>
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
  return (
    <Panel title="Para ti">
      {isKnown && !hasCopy && email.status !== 'failed' && <p className={styles.missing}>Aún no tienes copia.</p>}
      {isKnown ? asEmail : asPdf}
      {isKnown ? asPdf : asEmail}
      {isKnown && <CalendarMenu visit={visit} />}
    </Panel>
  )
}
