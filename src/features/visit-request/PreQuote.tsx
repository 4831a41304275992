import { useFormikContext } from 'formik'

import { loadSchoolGrades } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectService } from '@/store/visitRequestSlice'

import { VisitReceipt } from './VisitReceipt'
import { toAttendees, type VisitRequestValues } from './visitRequestSchema'

export function PreQuote() {
  const { values } = useFormikContext<VisitRequestValues>()
  const people = toAttendees(values, useAppSelector(loadSchoolGrades.select))
  return <VisitReceipt service={useAppSelector(selectService)} people={people} />
}
