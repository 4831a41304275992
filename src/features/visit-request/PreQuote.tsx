import { useFormikContext } from 'formik'
import { memo, useDeferredValue } from 'react'

import { formatPrice } from '@/lib/money'
import { attendeesTimes, preQuote, priceValidity } from '@/lib/preQuote'
import { selectSchoolGrades } from '@/store/authSlice'
import { useAppSelector } from '@/store/hooks'
import { selectService } from '@/store/visitRequestSlice'
import { Presences } from '@/ui/Presences'
import { Receipt } from '@/ui/Receipt'

import { totalAttendees, totalStudents, type VisitRequestValues } from './visitRequestSchema'

/** The price of the visit as it is typed: one person of light per attendee. */
export function PreQuote() {
  // What is typed shows first; what follows from it, right after.
  const values = useDeferredValue(useFormikContext<VisitRequestValues>().values)
  return <PreQuoteReceipt values={values} />
}

const PreQuoteReceipt = memo(function PreQuoteReceipt({ values }: { values: VisitRequestValues }) {
  const service = useAppSelector(selectService)
  const schoolGrades = useAppSelector((state) => selectSchoolGrades(state).items)
  const attendees = totalAttendees(values)
  const price = service?.price ?? null
  const total = preQuote(price, attendees)
  const isIncomplete = attendees === 0 || service === null
  const teachers = Number(values.teachers)
  const parents = Number(values.parents)

  return (
    <Receipt
      title="Precotización"
      subtitle={service?.name ?? 'Servicio por elegir'}
      wall={
        <Presences
          groups={[
            { kind: 'a', count: totalStudents(values) },
            { kind: 'b', count: teachers },
            { kind: 'c', count: parents },
          ]}
        />
      }
      rows={[
        ...values.school_grades.map(({ students, school_grade_id }, index) => {
          const grade = schoolGrades.find(({ id }) => id === school_grade_id)?.name
          return {
            label: grade === undefined ? `Grupo ${index + 1}` : `Grupo ${index + 1}, ${grade}`,
            value: students === '' ? '—' : students,
            mark: 'a' as const,
          }
        }),
        { label: 'Profesores', value: teachers, mark: 'b' },
        { label: 'Padres de familia', value: parents, mark: 'c' },
        { label: 'Asistentes', value: attendees, sum: true },
        { label: 'Precio por persona', value: service === null ? '—' : formatPrice(price) },
      ]}
      total={{
        label: 'Total',
        detail: isIncomplete ? 'Faltan datos' : attendeesTimes(attendees, price),
        value: formatPrice(total),
        empty: isIncomplete && 'Sin calcular',
      }}
      note={`Pesos mexicanos. ${priceValidity()}`}
    />
  )
})
