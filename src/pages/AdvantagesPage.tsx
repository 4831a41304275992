import { Link } from 'react-router-dom'

import door from '@/art/puerta-poste.svg'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { VisitModes } from '@/features/visits/VisitModes'
import { paths } from '@/model/paths'
import { Page } from '@/ui/page/Page'

export function AdvantagesPage() {
  return (
    <Page
      door={door}
      title="Ventajas de la visita"
      lead="Dos maneras de conocer el museo con tu grupo."
      parent={{ label: 'Visitas escolares', to: paths.visits }}
    >
      <VisitModes>
        <p className="h3">La modalidad depende del servicio que elijas.</p>
        <p className="links">
          <Link to={paths.services}>Mira los servicios escolares y sus precios</Link>
        </p>
      </VisitModes>
      <RequestVisit />
    </Page>
  )
}
