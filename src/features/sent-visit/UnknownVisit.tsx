import emptyPlace from '@/art/e1-sin-visita.svg'
import { settings } from '@/lib/env'
import { telephoneLink } from '@/lib/addresses'
import { paths } from '@/lib/paths'
import type { SentVisit } from '@/lib/visits'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'
import { EmptyState } from '@/ui/EmptyState'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'

import { OtherVisits } from './OtherVisits'

interface UnknownVisitProps {
  /** There is one in the address, which cannot be one. */
  isWrongFolio: boolean
  others: SentVisit[]
}

/** In place of a request whose folio is not known. */
export function UnknownVisit({ isWrongFolio, others }: UnknownVisitProps) {
  const { phone } = settings.museum
  return (
    <>
      <TaskHeader title="Tu visita" />
      <PageBody>
        <EmptyState
          art={emptyPlace}
          title={isWrongFolio ? 'Ese folio no es de una solicitud' : 'No conocemos tu folio en este dispositivo'}
          text="Abre el enlace del correo de tu solicitud, que lleva el folio. También te lo decimos por teléfono."
        >
          <ButtonRow>
            <ButtonLink href={telephoneLink(phone)} icon="phone">
              {phone}
            </ButtonLink>
            <ButtonLink to={paths.visitRequest} tone="secondary">
              Solicitar visita
            </ButtonLink>
          </ButtonRow>
        </EmptyState>
        {others.length > 0 && <OtherVisits visits={others} />}
      </PageBody>
    </>
  )
}
