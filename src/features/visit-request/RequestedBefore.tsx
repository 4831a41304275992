import { dateInWords } from '@/lib/dates'
import { paths } from '@/lib/paths'
import type { SentVisit } from '@/lib/sentVisits'
import type { SessionUser } from '@/lib/session'
import { useAppSelector } from '@/store/hooks'
import { selectSentVisits } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { Note } from '@/ui/Note'

import styles from './RequestedBefore.module.css'

/** ': folio 20500, para el viernes 11 de diciembre de 2026', as far as it is known. */
function which({ appointmentId, date }: SentVisit): string {
  return `: folio ${appointmentId}${date === '' ? '' : `, para el ${dateInWords(date)}`}`
}

/** Says that a request was sent before, so that nobody sends it twice. Of some the API only tells that there is one. */
export function RequestedBefore({ user }: { user: SessionUser }) {
  const [visit] = useAppSelector(selectSentVisits)
  if (!visit && !user.hasAppointments) return null
  return (
    <div className={styles.sent}>
      <Note
        title={`Ya enviaste una solicitud${visit ? which(visit) : ''}`}
        actions={
          <ButtonLink to={paths.visitRequestConfirmation} tone="secondary" size="s">
            Ver mi solicitud
          </ButtonLink>
        }
      >
        <p>Llena el formulario solo si quieres pedir otra visita.</p>
      </Note>
    </div>
  )
}
