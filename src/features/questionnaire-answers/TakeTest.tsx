import type { QuestionnairePlace } from '@/lib/keptAnswers'
import { questionPlace } from '@/lib/questionnaireAddress'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { loadTest, selectTestData } from '@/store/questionnaireSlice'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { ListFailure } from '@/ui/ListFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { PageBody } from '@/ui/PageBody'
import { PageHead } from '@/ui/PageHead'
import { PageTitle } from '@/ui/PageTitle'
import { Skeleton } from '@/ui/Skeleton'
import nothing from '@/art/e2-sin-resultados.svg'

import { TestAnswers } from './TestAnswers'

interface TakeTestProps {
  place: QuestionnairePlace
  /** Whose answers this device keeps. */
  owner: string
  /** The number of the question to show, or 'todas'. */
  question: string
  onGo: (question: string) => void
  onSignIn: () => void
}

/** The questions, once they are here. */
export function TakeTest({ question, onGo, ...rest }: TakeTestProps) {
  const dispatch = useAppDispatch()
  const { items, request } = useAppSelector(selectTestData)

  if (items.length > 0) {
    return (
      <TestAnswers
        {...rest}
        questions={items}
        current={questionPlace(question, items.length)}
        onGo={(place) => onGo(place === null ? 'todas' : String(place + 1))}
      />
    )
  }
  return (
    <>
      <PageHead title="Cuestionario de visita" />
      <PageBody narrow>
        <PageTitle text="Cuestionario de visita" className={undefined} />
        {request.status === 'failed' && (
          <>
            <ListFailure request={request} onRetry={() => dispatch(loadTest())} />
            <p>No pudimos traer las preguntas. Lo que ya habías respondido sigue guardado en este dispositivo.</p>
          </>
        )}
        {request.status === 'done' && (
          <EmptyState
            art={nothing}
            title="El cuestionario todavía no tiene preguntas"
            text="Avísale a tu profesor y vuelve a intentarlo más tarde."
          >
            <Button tone="secondary" onClick={() => window.location.reload()}>
              Volver a cargar
            </Button>
          </EmptyState>
        )}
        {(request.status === 'idle' || request.status === 'loading') && (
          <LoadingBlock>
            <Skeleton height="4rem" />
            <Skeleton height="18rem" />
          </LoadingBlock>
        )}
      </PageBody>
    </>
  )
}
