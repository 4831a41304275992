import { dateParts } from '@/lib/dateTexts'
import { Cluster } from '@/ui/layout/layout'
import { Tag } from '@/ui/Tag'

import { BLANK, type PaperDetails } from './paperDetails'

/** The day of a visit in large type, with its hour and number (folio). Unknown details are blanks. */
export function PaperDay({ folio, details: { date, time, isConfirmed } }: { folio: string; details: PaperDetails }) {
  const day = dateParts(date)
  return (
    <div>
      <Cluster gap={2}>
        <span>{day === null ? 'Día' : day.weekday.replace(/^./, (letter) => letter.toUpperCase())}</span>
        {!isConfirmed && <Tag>Por confirmar</Tag>}
      </Cluster>
      <p>
        <span className="figure">{day?.day ?? BLANK}</span>
        <span>{`${day === null ? 'Hora' : `de ${day.year},`} ${time || BLANK}`}</span>
      </p>
      <p>Folio {folio}</p>
    </div>
  )
}
