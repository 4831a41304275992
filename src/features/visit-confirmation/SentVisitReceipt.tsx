import { formatPrice } from '@/lib/money'
import type { SentVisit } from '@/lib/personalStorage'
import { attendeesTimes, preQuote, priceValidity } from '@/lib/preQuote'
import { Presences } from '@/ui/Presences'
import type { PresenceKind } from '@/ui/presences'
import { Receipt } from '@/ui/Receipt'

/** Groups first, then teachers, then parents: the order in which the request was written down. */
function kindOf(position: number, rows: number): PresenceKind {
  if (position === rows - 1) return 'c'
  return position === rows - 2 ? 'b' : 'a'
}

/** The pre-quote as it was sent. */
export function SentVisitReceipt({ visit: { service, rows, attendees } }: { visit: SentVisit }) {
  const price = service?.price ?? null
  const people = rows.map(({ label, count }, position) => ({ label, count, kind: kindOf(position, rows.length) }))
  return (
    <Receipt
      title="Precotización"
      subtitle={service?.name ?? ''}
      wall={<Presences groups={people} />}
      rows={[
        ...people.map(({ label, count, kind }) => ({ label, value: count, mark: kind })),
        { label: 'Asistentes', value: attendees, sum: true },
        { label: 'Precio por persona', value: formatPrice(price) },
      ]}
      total={{
        label: 'Total',
        detail: attendeesTimes(attendees, price),
        value: formatPrice(preQuote(price, attendees)),
      }}
      note={`Pesos mexicanos. ${priceValidity()} No es un comprobante de pago.`}
    />
  )
}
