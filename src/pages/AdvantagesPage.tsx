import { Link } from 'react-router-dom'

import door from '@/art/puerta-poste.svg'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { VisitModes } from '@/features/visits/VisitModes'
import { paths } from '@/model/paths'
import { Cluster } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'

export function AdvantagesPage() {
  return (
    <Page
      door={door}
      title="Ventajas de la visita"
      lead="Dos maneras de conocer el museo con tu grupo."
      parent={{ label: 'Visitas escolares', to: paths.visits }}
    >
      <VisitModes />
      <Cluster gap={5} justify="between">
        <p className="measure">
          La modalidad depende del servicio que elijas.{' '}
          <Link to={paths.services}>Mira los servicios escolares y sus precios</Link>.
        </p>
        <RequestVisit />
      </Cluster>
    </Page>
  )
}
