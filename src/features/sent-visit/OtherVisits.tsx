import { visitPath } from '@/lib/paths'
import { dateInWords } from '@/lib/dates'
import type { SentVisit } from '@/lib/personalStorage'
import { Block } from '@/ui/page/Block'
import { RowLinks } from '@/ui/RowLink'

/** Further requests of the same person. */
export function OtherVisits({ visits }: { visits: SentVisit[] }) {
  const rows = visits.map(({ appointmentId, date, service }) => ({
    title: `Folio ${appointmentId}`,
    description: [service?.name ?? '', date === '' ? '' : dateInWords(date)].filter(Boolean).join(', '),
    to: visitPath(appointmentId),
  }))
  return (
    <Block title="Tus otras solicitudes">
      <RowLinks rows={rows} />
    </Block>
  )
}
