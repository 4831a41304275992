import { useFormikContext } from 'formik'
import { useDeferredValue } from 'react'

import { formatPrice } from '@/lib/money'
import { preQuote } from '@/lib/preQuote'
import { useAppSelector } from '@/store/hooks'
import { selectService } from '@/store/visitRequestSlice'

import { totalAttendees, type VisitRequestValues } from './visitRequestSchema'

/** The total once more, where the decision to send is made. */
export function TotalLine() {
  const service = useAppSelector(selectService)
  const attendees = useDeferredValue(totalAttendees(useFormikContext<VisitRequestValues>().values))
  if (attendees === 0) return null
  const people = attendees === 1 ? '1 asistente' : `${attendees} asistentes`
  return (
    <p>
      Tu precotización: <b>{formatPrice(preQuote(service?.price ?? null, attendees))}</b> para {people}.
    </p>
  )
}
