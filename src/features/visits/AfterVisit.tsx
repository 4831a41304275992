import { dateParts } from '@/lib/dateTexts'
import type { SentVisit } from '@/model/visits'
import { Stack } from '@/ui/layout/layout'

/** Invites a teacher to talk about a recent visit with the class, for the first line of a page. */
export function AfterVisit({ visit }: { visit: SentVisit }) {
  const date = dateParts(visit.date)
  return (
    <Stack gap={2}>
      <h2 className="h3">Conversen sobre la visita</h2>
      <p>Proyecta el cuestionario en clase o envíalo a tu grupo por correo.</p>
      {date && (
        <p className="small">
          Pediste tu visita para el{' '}
          <time dateTime={visit.date}>
            {date.weekday} {date.day}
          </time>
          .
        </p>
      )}
    </Stack>
  )
}
