import door from '@/art/puerta-poste.svg'
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
      <VisitModes />
    </Page>
  )
}
