import { formatPrice } from '@/lib/numbers'
import type { ChosenService } from '@/lib/personalStorage'
import { attendeesTimes, preQuote } from '@/lib/preQuote'
import { priceValidity } from '@/lib/priceYear'
import { Presences } from '@/ui/Presences'
import type { PresenceKind } from '@/ui/presenceSlabs'
import { Receipt } from '@/ui/receipt/Receipt'

interface VisitReceiptProps {
  service: ChosenService | null
  /** As `attendeeRows` lists them. */
  rows: { label: string; count: number | '' }[]
  attendees: number
  /** Follows the note about the prices. */
  note?: string
}

/** The last row are parents, the one before it teachers, all others groups of students. */
function kindOf(index: number, { length }: unknown[]): PresenceKind {
  if (index === length - 1) return 'c'
  return index === length - 2 ? 'b' : 'a'
}

/** The pre-quote of a visit. Without a service or attendees it has no total. */
export function VisitReceipt({ service, rows, attendees, note = '' }: VisitReceiptProps) {
  const price = service?.price ?? null
  const isIncomplete = attendees === 0 || service === null
  return (
    <Receipt
      title="Precotización"
      subtitle={service?.name ?? 'Servicio por elegir'}
      wall={
        <Presences groups={rows.map(({ count }, index) => ({ kind: kindOf(index, rows), count: Number(count) }))} />
      }
      rows={[
        ...rows.map(({ label, count }, index) => ({
          label,
          value: count === '' ? '—' : count,
          mark: kindOf(index, rows),
        })),
        { label: 'Asistentes', value: attendees, sum: true },
        { label: 'Precio por persona', value: service === null ? '—' : formatPrice(price) },
      ]}
      total={{
        label: 'Total',
        detail: isIncomplete ? 'Faltan datos' : attendeesTimes(attendees, price),
        value: formatPrice(preQuote(price, attendees)),
        empty: isIncomplete && 'Sin calcular',
      }}
      note={`Pesos mexicanos. ${priceValidity()} ${note}`.trim()}
    />
  )
}
