import { useEffect } from 'react'

import { loadTopics, selectTopics } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { CheckboxCards } from '@/ui/fields/CheckboxCards'
import { ListFailure } from '@/ui/ListFailure'
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
      {items.length === 0 && request.status !== 'failed' && (
        <LoadingBlock>
          <Skeleton height="270px" />
        </LoadingBlock>
      )}
      <ListFailure request={request} onRetry={() => dispatch(loadTopics())} />
    </div>
  )
}
