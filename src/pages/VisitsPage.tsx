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
import { Columns, Stack } from '@/ui/layout/layout'

/** Invisible, and as long as the usual range, so that nothing moves when the prices arrive. */
const UNKNOWN_RANGE = 'Va de $\u2007\u2007 a $\u2007\u2007\u2007 por\u00a0persona, según el servicio.'

export function VisitsPage() {
  const list = useList(loadServices)
  const isLoaded = list.items.length > 0
  const range = isLoaded ? priceRange(list.items) : UNKNOWN_RANGE
  const price = (
    <Stack gap={3} style={{ visibility: isLoaded ? 'visible' : 'hidden' }}>
      <p className="h3">{range || 'El museo te da el precio.'}</p>
      {range !== '' && <p className="muted">Pesos mexicanos. {priceValidity()}</p>}
    </Stack>
  )
  return (
    <Page
      door={door}
      title="Visitas escolares"
      lead="Trae a tu grupo al museo o conócelo a distancia."
      parent={{ label: 'Inicio', to: paths.home }}
    >
      <Stack gap={7}>
        <Stack as="section" gap={4} aria-labelledby="precios">
          <h2 id="precios">Lo que paga tu grupo</h2>
          <Columns gap={5} ratio="1:2" className="ruled">
            <ListState list={list} listName="los servicios y sus precios" skeleton={price}>
              {price}
            </ListState>
            <RequestVisit>
              <ButtonLink size="l" tone="secondary" to={paths.services}>
                Calcular el precio de mi grupo
              </ButtonLink>
            </RequestVisit>
          </Columns>
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
