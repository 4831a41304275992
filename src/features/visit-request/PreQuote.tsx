import { useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import { attendeeRows, countAttendees } from '@/model/attendees'
import { formatDate } from '@/lib/dateTexts'
import { formatPrice, preQuote } from '@/model/prices'
import { paths } from '@/model/paths'
import { formPrefilled, loadSchoolGrades } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { selectService } from '@/store/visitRequestSlice'

import { VisitReceipt } from './VisitReceipt'
import { toAttendees, type VisitRequestValues } from './visitRequestSchema'

/** The price estimate for the current input, and a sponsorship link for groups that cannot pay that price. */
export function PreQuote() {
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<VisitRequestValues>()
  const service = useAppSelector(selectService)
  const schoolGrades = useAppSelector(loadSchoolGrades.select)
  const people = toAttendees(values, schoolGrades)
  const attendees = countAttendees(people)
  const advice =
    attendees > 0 && service ? (
      <>
        ¿Tu grupo no puede cubrirlo?{' '}
        <Link
          to={paths.sponsorshipRequest}
          onClick={() => dispatch(formPrefilled({ reason: reasonFor(attendees, service.name, values.date) }))}
        >
          Pide un patrocinio
        </Link>
      </>
    ) : undefined
  return <VisitReceipt service={service} rows={attendeeRows(people)} attendees={attendees} advice={advice} />
}

/** Returns the default text of a sponsorship request, which the teacher can edit. */
const reasonFor = (attendees: number, service: string, date: string) =>
  `Visita de ${attendees} personas, «${service}»${date === '' ? '' : `, el ${formatDate(date)}`}. `

/** Repeats the total above the submit button. */
export function TotalLine() {
  const { values } = useFormikContext<VisitRequestValues>()
  const service = useAppSelector(selectService)
  const attendees = countAttendees(toAttendees(values, []))
  if (attendees === 0) return null
  const people = attendees === 1 ? '1 asistente' : `${attendees} asistentes`
  return (
    <p>
      Tu precotización: <b>{formatPrice(preQuote(service?.price ?? null, attendees))}</b> para {people}.
    </p>
  )
}
