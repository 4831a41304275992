import { useCallback, useDeferredValue, useEffect } from 'react'

import type { Justification, JustificationFormat } from '@/api/justifications'
import emptyPlace from '@/art/e2-sin-resultados.svg'
import { JustificationGroup } from '@/features/justifications/JustificationGroup'
import { paths } from '@/lib/paths'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { type PageData, usePageData } from '@/store/pageData'
import {
  documentKey,
  downloadDocument,
  justificationsLeft,
  loadJustifications,
  selectDownloads,
  selectJustifications,
} from '@/store/visitPreparationSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { EmptyState } from '@/ui/EmptyState'
import { ListFailure } from '@/ui/ListFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { Skeleton } from '@/ui/Skeleton'

const groups = [
  { gradeId: '2', title: 'Secundaria' },
  { gradeId: '3', title: 'Preparatoria' },
]

const none: Justification[] = []

const data: PageData = (dispatch) => {
  void dispatch(loadJustifications())
}

export function JustificationsPage() {
  const dispatch = useAppDispatch()
  const { items, request } = useAppSelector(selectJustifications)
  const downloads = useAppSelector(selectDownloads)
  // A list of thousands is drawn little by little: the page answers meanwhile.
  const shown = useDeferredValue(items, none)

  usePageData(data)
  useEffect(() => () => void dispatch(justificationsLeft()), [dispatch])

  const download = useCallback(
    ({ id, name }: Justification, format: JustificationFormat) => void dispatch(downloadDocument({ id, name, format })),
    [dispatch],
  )

  return (
    <>
      <PageHeader
        title="Proyectos de visita"
        lead="Propuestas para justificar la visita ante tu escuela. Descarga la de tu nivel y adáptala a tu grupo."
        breadcrumb={[{ label: 'Visitas escolares', to: paths.visits }, { label: 'Proyectos de visita' }]}
      />
      <PageBody>
        {(request.status === 'idle' || request.status === 'loading' || shown !== items) && (
          <LoadingBlock>
            <Skeleton height="40rem" />
          </LoadingBlock>
        )}
        <ListFailure request={request} onRetry={() => dispatch(loadJustifications())} />
        {request.status === 'done' && items.length === 0 && (
          <EmptyState
            art={emptyPlace}
            title="Aún no hay proyectos publicados"
            text="Escríbenos y te ayudamos a justificar la visita."
          >
            <ButtonLink to={paths.contact}>Ir a contacto</ButtonLink>
          </EmptyState>
        )}
        {shown.length > 0 &&
          groups.map(({ gradeId, title }) => (
            <JustificationGroup
              key={gradeId}
              title={title}
              justifications={shown.filter(({ school_grade_id }) => school_grade_id === gradeId)}
              requestOf={(id, format) => downloads[documentKey({ id, format })]}
              onDownload={download}
            />
          ))}
      </PageBody>
    </>
  )
}

JustificationsPage.data = data
