import { Link } from 'react-router-dom'

import { formatDate, formatTime } from '@/lib/dates'
import { settings } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { SentVisit } from '@/lib/visits'
import { FactList } from '@/ui/FactList'
import { Stack } from '@/ui/layout/layout'

/** The facts of a sent request. Those that are not known are left out. */
export function SentVisitFacts({ visit }: { visit: SentVisit }) {
  const facts: [string, string][] = [
    ['Fecha y horario que pediste', [formatDate(visit.date), formatTime(visit.schedule)].filter(Boolean).join(', ')],
    ['Solicita', visit.teacherName],
  ]
  return <FactList ruled facts={facts.filter(([, value]) => value !== '')} />
}

/** What happens after a request was sent, up to the day of the visit. */
export function NextSteps({ visit: { contactPreference } }: { visit: SentVisit }) {
  return (
    <Stack as="section" gap={3} aria-labelledby="que-sigue">
      <h2 className="h3" id="que-sigue">
        Qué sigue
      </h2>
      <Stack as="ol" gap={2} className="numbers measure">
        <li>
          El museo te busca por el medio que preferiste{contactPreference && ` (${contactPreference})`}, confirma la
          fecha o te propone otra, y te dice el monto.
        </li>
        <li>
          Prepara a tu grupo con el <Link to={paths.projects}>proyecto de visita</Link> de su nivel y las{' '}
          <Link to={paths.suggestions}>sugerencias</Link>.
        </li>
        <li>Ese día, lleguen 15 minutos antes a {settings.museum.address}. Trae tu solicitud impresa.</li>
      </Stack>
    </Stack>
  )
}
