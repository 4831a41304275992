import { Link } from 'react-router-dom'

import { isVirtual, virtualLink } from '@/content/virtualVisits'
import { settings } from '@/model/env'
import { paths } from '@/model/paths'
import type { SentVisit } from '@/model/visits'
import { Stack } from '@/ui/layout/layout'

const { address } = settings.museum

export function NextSteps({ visit: { contactPreference, service } }: { visit: SentVisit }) {
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
        <li>{onTheDay(service)}</li>
      </Stack>
    </Stack>
  )
}

function onTheDay(service: SentVisit['service']): string {
  if (isVirtual(service)) return virtualLink.forTeacher
  const come = `lleguen ${service ? '' : 'ese día '}15 minutos antes a ${address}. Trae tu solicitud impresa.`
  return service ? `Ese día, ${come}` : `Si la visita es presencial, ${come}`
}
