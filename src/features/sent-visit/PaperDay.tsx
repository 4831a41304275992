import { dateParts, formatTime } from '@/lib/dates'
import type { SentVisit } from '@/lib/visits'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Tag } from '@/ui/Tag'

import { BLANK } from './quote'

/** The requested day of a visit in large type, with its hour and number (folio). Unknown details are left blank. */
export function PaperDay({ visit }: { visit: SentVisit }) {
  const date = dateParts(visit.date)
  return (
    <Stack gap={2}>
      <p>
        {date === null ? 'Día' : date.weekday} <span className="figure">{date?.day ?? BLANK}</span>{' '}
        {date === null ? 'Hora ' : `de ${date.year}, `}
        {visit.schedule === '' ? BLANK : formatTime(visit.schedule)}
      </p>
      <Cluster gap={2}>
        <Tag>Por confirmar</Tag> Folio {visit.appointmentId}
      </Cluster>
    </Stack>
  )
}
