import { useFormikContext } from 'formik'

import { formatPrice } from '@/lib/numbers'
import { preQuote } from '@/lib/preQuote'
import { useAppSelector } from '@/store/hooks'
import { loadSchoolGrades } from '@/store/lookupCalls'
import { selectService } from '@/store/visitRequestSlice'

import { VisitReceipt } from './VisitReceipt'
import { attendeeRows, totalAttendees, type VisitRequestValues } from './visitRequestSchema'

/** The pre-quote for what has been typed so far. */
export function PreQuote() {
  const { values } = useFormikContext<VisitRequestValues>()
  const service = useAppSelector(selectService)
  const schoolGrades = useAppSelector(loadSchoolGrades.select)
  return <VisitReceipt service={service} rows={attendeeRows(values, schoolGrades)} attendees={totalAttendees(values)} />
}

/** The total again, above the submit button. */
export function TotalLine() {
  const { values } = useFormikContext<VisitRequestValues>()
  const service = useAppSelector(selectService)
  const attendees = totalAttendees(values)
  if (attendees === 0) return null
  const people = attendees === 1 ? '1 asistente' : `${attendees} asistentes`
  return (
    <p>
      Tu precotización: <b>{formatPrice(preQuote(service?.price ?? null, attendees))}</b> para {people}.
    </p>
  )
}
