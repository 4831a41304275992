import { useFormikContext } from 'formik'
import { useDeferredValue } from 'react'

import { formatPrice } from '@/lib/money'
import type { ChosenService } from '@/lib/personalStorage'
import { preQuote } from '@/lib/preQuote'

import { totalAttendees, type VisitRequestValues } from './visitRequestSchema'

/** The total once more, where the decision to send is made. */
export function TotalLine({ service }: { service: ChosenService | null }) {
  const attendees = useDeferredValue(totalAttendees(useFormikContext<VisitRequestValues>().values))
  if (attendees === 0) return null
  const people = attendees === 1 ? '1 asistente' : `${attendees} asistentes`
  return (
    <p>
      Tu precotización: <b>{formatPrice(preQuote(service?.price ?? null, attendees))}</b> para {people}.
    </p>
  )
}
