import type { ReactNode } from 'react'

import { attendeesTimes, formatPrice, preQuote, priceValidity } from '@/lib/prices'
import type { ChosenService } from '@/lib/visits'
import { Receipt } from '@/ui/receipt/Receipt'

interface VisitReceiptProps {
  service: ChosenService | null
  /** As `attendeeRows` lists them. */
  rows: { label: string; count: number | '' }[]
  attendees: number
  advice?: ReactNode
  /** Follows the note about the prices. */
  note?: string
}

/** The pre-quote of a visit. Without a service or attendees it has no total. */
export function VisitReceipt({ service, rows, attendees, advice, note = '' }: VisitReceiptProps) {
  const price = service?.price ?? null
  const isIncomplete = attendees === 0 || service === null
  return (
    <Receipt
      title="Precotización"
      subtitle={service?.name ?? 'Servicio por elegir'}
      rows={[
        ...rows.map(({ label, count }) => ({ label, value: count === '' ? '—' : count })),
        { label: 'Asistentes', value: attendees, sum: true },
      ]}
      total={{
        label: 'Total',
        detail: isIncomplete ? 'Faltan datos' : attendeesTimes(attendees, price),
        value: formatPrice(preQuote(price, attendees)),
        empty: isIncomplete && 'Sin calcular',
      }}
      advice={advice}
      note={`Pesos mexicanos. ${priceValidity()} ${note}`.trim()}
    />
  )
}
