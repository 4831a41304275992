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
}

export function VisitReceipt({ service, people, isSent = false }: VisitReceiptProps) {
  const titleId = useId()
  const price = service?.price ?? null
  const attendees = countAttendees(people)
  const rows = attendeeRows(people).filter(({ count }) => Number(count) > 0)
  const isComplete = attendees > 0 && service !== null
  return (
    <section className={styles.receipt} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className="h3" id={titleId}>
          Precotización
        </h2>
        <p className={styles.subtitle}>{service?.name ?? 'Servicio por elegir'}</p>
      </div>
      {attendees > 0 && (
        <Stack as="dl" gap={3} className={styles.rows}>
          {rows.map(({ label, count }) => (
            <div key={label} className={styles.row}>
              <dt className={styles.label}>{label}</dt>
              <dd className={classNames(styles.value, 'num')}>{withThousands(count)}</dd>
            </div>
          ))}
          <div className={classNames(styles.row, styles.sum)}>
            <dt className={styles.label}>Asistentes</dt>
            <dd className={classNames(styles.value, 'num')}>{withThousands(attendees)}</dd>
          </div>
        </Stack>
      )}
      <ReceiptTotal
        detail={isComplete ? attendeesTimes(attendees, price) : 'Faltan datos'}
        total={isComplete ? formatPrice(preQuote(price, attendees)) : null}
      />
      {isComplete && !isSent && (
        <p className={classNames(styles.advice, 'no-print')}>
          ¿Tu grupo no puede cubrirlo? <Link to={paths.sponsorshipRequest}>Solicitar patrocinio</Link>
        </p>
      )}
      <p className={styles.note}>
        {`Pesos mexicanos. ${priceValidity()}`}
        {isSent && ' No es un comprobante de pago.'}
      </p>
    </section>
  )
}
