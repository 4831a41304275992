import { useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import { countAttendees } from '@/model/attendees'
import { paths } from '@/model/paths'
import { loadSchoolGrades } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectService } from '@/store/visitRequestSlice'

import { VisitReceipt } from './VisitReceipt'
import { toAttendees, type VisitRequestValues } from './visitRequestSchema'

/** The price estimate for the current input, and a sponsorship link for groups that cannot pay that price. */
export function PreQuote() {
  const { values } = useFormikContext<VisitRequestValues>()
  const service = useAppSelector(selectService)
  const people = toAttendees(values, useAppSelector(loadSchoolGrades.select))
  const advice =
    countAttendees(people) > 0 && service ? (
      <>
        ¿Tu grupo no puede cubrirlo? <Link to={paths.sponsorshipRequest}>Solicitar patrocinio</Link>
      </>
    ) : undefined
  return <VisitReceipt service={service} people={people} advice={advice} />
}
