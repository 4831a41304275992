import { useId } from 'react'
import { Link } from 'react-router-dom'

import type { Count } from '@/lib/counts'
import { withThousands } from '@/lib/numbers'
import { type Attendees, attendeeRows, countAttendees } from '@/model/attendees'
import { paths } from '@/model/paths'
import { attendeesTimes, formatPrice, preQuote, priceValidity } from '@/model/prices'
import type { ChosenService } from '@/model/visits'
import { Stack } from '@/ui/layout/layout'
import { classNames } from '@/ui/classNames'

import { ReceiptTotal } from './ReceiptTotal'
import styles from './VisitReceipt.module.css'

interface VisitReceiptProps {
  service: ChosenService | null
  people: Attendees<Count>
  /** Whether the request was sent. If so, the receipt omits the sponsorship link. */
  isSent?: boolean
  /** The day of a request that was not sent yet. */
  chosen?: { day: string; details: string }
}

export function VisitReceipt({ service, people, isSent = false, chosen }: VisitReceiptProps) {
  const titleId = useId()
  const price = service?.price ?? null
  const attendees = countAttendees(people)
  const rows = attendeeRows(people).filter(({ count }) => !isSent || Number(count) > 0)
  const isComplete = attendees > 0 && service !== null
  return (
    <section className={`${styles.receipt} sheet`} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className="h3" id={titleId}>
          Precotización
        </h2>
        <p>{service?.name ?? 'Servicio por elegir'}</p>
        {chosen && (
          <div className="h3">
            <span key={chosen.day}>{chosen.day}</span> <small key={chosen.details}>{chosen.details}</small>
          </div>
        )}
      </div>
      <Stack as="dl" gap={2} className={styles.rows}>
        {[...rows, { label: 'Asistentes', count: attendees }].map(({ label, count }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={classNames(styles.value, 'num')}>{Number(count) > 0 ? withThousands(count) : '—'}</dd>
          </div>
        ))}
      </Stack>
      <ReceiptTotal
        detail={isComplete ? attendeesTimes(attendees, price) : 'Faltan datos'}
        total={isComplete ? formatPrice(preQuote(price, attendees)) : null}
      />
      <Stack gap={2} className={styles.note}>
        {isComplete && !isSent && (
          <p className="no-print">
            ¿Tu grupo no puede cubrirlo? <Link to={paths.sponsorshipRequest}>Solicitar patrocinio</Link>
          </p>
        )}
        <p>
          {`Pesos mexicanos. ${priceValidity()}`}
          {isSent && ' No es un comprobante de pago.'}
        </p>
      </Stack>
    </section>
  )
}
