import { Link } from 'react-router-dom'

import door from '@/art/puerta-grupo.svg'
import { Page } from '@/ui/page/Page'
import { RequestVisit } from '@/features/visits/RequestVisit'
import { VisitPlan } from '@/features/visits/VisitPlan'
import { paths } from '@/model/paths'
import { priceRange, priceValidity } from '@/model/prices'
import { useList } from '@/store/hooks'
import { loadServices } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { ListState } from '@/ui/ListState'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/layout/layout'

export function VisitsPage() {
  const list = useList(loadServices)
  const range = priceRange(list.items)
  return (
    <Page
      door={door}
      title="Visitas escolares"
      lead="Trae a tu grupo al museo o conócelo a distancia. Elige un servicio y propón una fecha."
      parent={{ label: 'Inicio', to: paths.home }}
    >
      <Stack gap={7}>
        <Stack as="section" gap={4} aria-labelledby="precios">
          <h2 id="precios">Lo que paga tu grupo</h2>
          {/* As high as the text: two lines and three on a phone, one and one from 768 px. */}
          <ListState
            list={list}
            listName="los servicios y sus precios"
            skeleton={<Skeleton height="clamp(5.2rem, 34rem - 70vw, 9.8rem)" />}
          >
            <Stack gap={5}>
              <p className="h3">{range || 'El museo te da el precio.'}</p>
              {range !== '' && <p className="muted">Pesos mexicanos. {priceValidity()}</p>}
            </Stack>
          </ListState>
          <RequestVisit>
            <ButtonLink size="l" tone="secondary" to={paths.services}>
              Calcular el precio de mi grupo
            </ButtonLink>
          </RequestVisit>
        </Stack>
        <VisitPlan />
      </Stack>
      <p className="no-print">
        ¿Tu escuela pide justificar la visita? <Link to={paths.projects}>Descarga un proyecto de visita</Link>. También
        puedes <Link to={paths.advantages}>comparar la visita presencial y la virtual</Link>.
      </p>
    </Page>
  )
}
