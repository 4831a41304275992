import { useLocation } from 'react-router-dom'

import type { Service } from '@/api/packages'
import lamp from '@/art/lampara-puertas.svg'
import { DeletionDialog } from '@/features/services/DeletionDialog'
import { ChosenServiceBar, ServiceList } from '@/features/services/ServiceList'
import { GroupSizeForm } from '@/features/services/GroupSizeForm'
import { paths, registrationFor } from '@/model/paths'
import { priceValidity } from '@/model/prices'
import { requestedService } from '@/model/visits'
import type { SessionUser } from '@/model/session'
import { isRecord } from '@/lib/untrusted'
import { useAppDispatch, useAppSelector, useList, useUser } from '@/store/hooks'
import { deletionRequested } from '@/store/modalSlice'
import { chooseService, loadServices, removeService, selectService } from '@/store/visitRequestSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { ListState } from '@/ui/ListState'
import { Skeleton } from '@/ui/Skeleton'
import { Page } from '@/ui/page/Page'
import { Cluster } from '@/ui/layout/layout'

/** Returns the teacher who came from their visit request, and who alone can choose a service here. */
function useChooser(user: SessionUser | null): SessionUser | null {
  const state: unknown = useLocation().state
  return user?.isTeacher && isRecord(state) && state['cameFromVisitRequest'] === user.id ? user : null
}

export function ServicesPage() {
  const dispatch = useAppDispatch()
  const user = useUser()
  const list = useList(loadServices)
  const chosen = useAppSelector(selectService)
  const chooser = useChooser(user)
  const teacherId = user?.isTeacher ? user.id : null

  /** Stores a service for the visit request, to which the link leads. */
  function request(service: Service) {
    if (user) dispatch(chooseService(user.id, service))
    else requestedService.write(service)
  }

  return (
    <Page
      lamp={lamp}
      title="Servicios escolares"
      lead={chooser ? 'Elige un servicio. Si eliges otro, sustituye al anterior.' : 'Cada visita incluye un servicio.'}
      description="Los servicios para grupos escolares y sus precios. Lo que paga tu grupo depende de cuántos son."
    >
      {chooser && <ChosenServiceBar service={chosen} />}
      <ListState list={list} listName="los servicios y sus precios" skeleton={<Skeleton height="1200px" />}>
        <GroupSizeForm key={teacherId} teacherId={teacherId}>
          {(people) => (
            <ServiceList
              services={list.items}
              people={people}
              chosenId={chooser && chosen ? chosen.id : null}
              onAdd={chooser ? (service) => dispatch(chooseService(chooser.id, service)) : undefined}
              onRemove={
                chooser
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
              onRequest={chooser || (user && !user.isTeacher) ? undefined : request}
            />
          )}
        </GroupSizeForm>
      </ListState>
      <Cluster gap={4} justify="between">
        {list.request.status !== 'failed' && (
          <p>{`Pesos mexicanos. ${list.items.length > 0 ? priceValidity() : ''}`}</p>
        )}
        {!chooser && (
          <Cluster gap={3}>
            {!user && (
              <div className="signed-out contents">
                <ButtonLink to={registrationFor.teacher}>Crear cuenta de docente</ButtonLink>
              </div>
            )}
            <ButtonLink tone="plain" to={paths.requirements}>
              Ver requisitos
            </ButtonLink>
          </Cluster>
        )}
      </Cluster>
      {chooser && <DeletionDialog onDelete={() => dispatch(removeService(chooser.id))} />}
    </Page>
  )
}
