import { useDeferredValue } from 'react'

import emptyPlace from '@/art/e2-sin-resultados.svg'
import { RequirementLists } from '@/features/requirements/RequirementLists'
import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import { loadRequirements, selectRequirements } from '@/store/visitPreparationSlice'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'
import { EmptyState } from '@/ui/EmptyState'
import { ListFailure } from '@/ui/ListFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { useIsLive } from '@/ui/useIsLive'

const data: PageData = (dispatch) => {
  void dispatch(loadRequirements())
}

export function RequirementsPage() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const isLive = useIsLive()
  // Texts are made safe and drawn piece by piece: all at once would hold up a slow phone.
  const { items, request } = useDeferredValue(useAppSelector(selectRequirements))

  usePageData(data)

  return (
    <>
      <PageHeader
        title="Requisitos de la visita"
        lead="Todo lo que conviene tener listo antes de venir con tu grupo."
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Requisitos' }]}
      />
      <PageBody>
        {(request.status === 'idle' || request.status === 'loading') && (
          <LoadingBlock>
            <Skeleton height="32rem" />
          </LoadingBlock>
        )}
        <ListFailure request={request} onRetry={() => dispatch(loadRequirements())} />
        {request.status === 'done' && items.length === 0 && (
          <EmptyState
            art={emptyPlace}
            title="Aún no hay requisitos publicados"
            text="Escríbenos y te decimos qué necesita tu grupo."
          >
            <ButtonLink to={paths.contact}>Ir a contacto</ButtonLink>
          </EmptyState>
        )}
        {items.length > 0 && <RequirementLists requirements={items} />}
        <ButtonRow>
          {!user && isLive && <ButtonLink to={paths.registration}>Regístrate para solicitar tu visita</ButtonLink>}
          {user?.isTeacher && <ButtonLink to={paths.visitRequest}>Solicitar visita</ButtonLink>}
          {items.length > 0 && (
            <Button tone="secondary" onClick={() => window.print()}>
              Imprimir la lista
            </Button>
          )}
        </ButtonRow>
      </PageBody>
    </>
  )
}

RequirementsPage.data = data
