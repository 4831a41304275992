import { Link } from 'react-router-dom'

import { settings } from '@/lib/env'
import { paths } from '@/lib/paths'
import type { SentVisit } from '@/lib/visits'
import { Stack } from '@/ui/layout/layout'

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
