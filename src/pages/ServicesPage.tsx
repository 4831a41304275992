import { DeletionDialog } from '@/features/deletion/DeletionDialog'
import { ChosenServiceBar } from '@/features/services/ChosenServiceBar'
import { ServiceList } from '@/features/services/ServiceList'
import { paths } from '@/lib/paths'
import { priceValidity } from '@/lib/preQuote'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import { deletionRequested } from '@/store/modalSlice'
import {
  chooseService,
  loadServices,
  removeService,
  selectCameFromVisitRequest,
  selectService,
  selectServices,
} from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { ListFailure } from '@/ui/ListFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'
import { useIsLive } from '@/ui/useIsLive'

const data: PageData = (dispatch) => {
  void dispatch(loadServices())
}

export function ServicesPage() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const { items, request } = useAppSelector(selectServices)
  const chosen = useAppSelector(selectService)
  const isLive = useIsLive()
  const isChoosing = useAppSelector(selectCameFromVisitRequest) && user?.isTeacher === true

  usePageData(data)

  return (
    <>
      <PageHeader
        title="Servicios escolares"
        lead={
          isChoosing
            ? 'Elige un servicio para tu visita. Si eliges otro, sustituye al anterior.'
            : 'Formas de visitar el museo con tu grupo. Cada visita incluye un servicio.'
        }
        breadcrumb={[
          { label: 'Visitas escolares', to: paths.visits },
          ...(isChoosing ? [{ label: 'Solicitud de visita', to: paths.visitRequest }] : []),
          { label: 'Servicios' },
        ]}
      />
      <PageBody>
        {isChoosing && <ChosenServiceBar service={chosen} />}
        {items.length === 0 && request.status !== 'failed' && request.status !== 'done' && (
          <LoadingBlock>
            <Skeleton height="1200px" />
          </LoadingBlock>
        )}
        <ListFailure request={request} onRetry={() => dispatch(loadServices())} />
        <ServiceList
          services={items}
          chosenId={isChoosing && chosen ? chosen.id : null}
          onAdd={isChoosing ? (service) => dispatch(chooseService(user.id, service)) : undefined}
          onRemove={
            isChoosing
              ? ({ id, name }) =>
                  dispatch(
                    deletionRequested({
                      id,
                      title: '¿Estás seguro?',
                      description: `El servicio «${name}» se eliminará de tu visita.`,
                    }),
                  )
              : undefined
          }
        />
        {request.status !== 'failed' && <p>Precios por persona en pesos mexicanos. {isLive && priceValidity()}</p>}
        {!isChoosing && user?.isTeacher === true && <ButtonLink to={paths.visitRequest}>Solicitar visita</ButtonLink>}
        {isChoosing && <DeletionDialog onDelete={() => dispatch(removeService(user.id))} />}
      </PageBody>
    </>
  )
}

ServicesPage.data = data
