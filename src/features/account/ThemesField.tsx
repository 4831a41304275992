import { useEffect } from 'react'

import { messages } from '@/lib/messages'
import { loadTopics, selectTopics } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CheckboxCards } from '@/ui/fields/CheckboxCards'
import { ListFailure } from '@/ui/ListFailure'
import { LoadFailure } from '@/ui/LoadFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'

import { MAX_THEMES } from './registrationSchema'

/** The themes somebody is interested in. A fourth can be ticked, and then says that three is the most. */
export function ThemesField() {
  const dispatch = useAppDispatch()
  const { items, request } = useAppSelector(selectTopics)

  useEffect(() => {
    void dispatch(loadTopics())
  }, [dispatch])

  return (
    <div>
      <CheckboxCards
        name="theme_ids"
        label="Temas de interés"
        hint="Elegir máximo 3 temas"
        options={items}
        max={MAX_THEMES}
        columns={2}
      />
      {(request.status === 'idle' || request.status === 'loading') && (
        <LoadingBlock>
          <Skeleton height="270px" />
        </LoadingBlock>
      )}
      {/* Nobody can register without a theme: none at all is a failure too. */}
      {request.status === 'done' && items.length === 0 && (
        <LoadFailure message={messages.listError} onRetry={() => void dispatch(loadTopics())} />
      )}
      <ListFailure request={request} onRetry={() => dispatch(loadTopics())} />
    </div>
  )
}
