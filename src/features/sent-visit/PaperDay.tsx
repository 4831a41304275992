import { visitTime } from '@/content/virtualVisits'
import { dateParts } from '@/lib/dateTexts'
import type { SentVisit } from '@/model/visits'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Tag } from '@/ui/Tag'

import { BLANK } from './quote'

interface PaperDayProps {
  visit: SentVisit
  /** Whether the museum may still change the day when the sheet is printed. */
  isTentative?: boolean
}

/** The requested day of a visit in large type, with its hour and number (folio). Unknown details are left blank. */
export function PaperDay({ visit, isTentative = false }: PaperDayProps) {
  const date = dateParts(visit.date)
  return (
    <Stack gap={2}>
      <p>
        {date === null ? 'Día' : date.weekday} <span className="figure">{date?.day ?? BLANK}</span>{' '}
        {date === null ? 'Hora ' : `de ${date.year}, `}
        {visitTime(visit) || BLANK}
      </p>
      <Cluster gap={2}>
        {isTentative && <Tag>Por confirmar</Tag>} Folio {visit.appointmentId}
      </Cluster>
    </Stack>
  )
}
