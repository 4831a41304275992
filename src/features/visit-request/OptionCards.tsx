import type { Option } from '@/api/lookups'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import type { List } from '@/store/list'
import type { RootState } from '@/store/store'
import type { loadSchedules } from '@/store/visitRequestSlice'
import { RadioCards } from '@/ui/fields/RadioCards'
import { ListFailure } from '@/ui/ListFailure'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'

interface OptionCardsProps {
  name: string
  label: string
  columns: 3 | 'time'
  select: (state: RootState) => List<Option>
  load: typeof loadSchedules
}

/** One of a list of the API: its place is kept while it loads, and it says when it could not. */
export function OptionCards({ name, label, columns, select, load }: OptionCardsProps) {
  const dispatch = useAppDispatch()
  const list = useAppSelector(select)
  const isWaiting = list.items.length === 0 && list.request.status !== 'failed' && list.request.status !== 'done'
  return (
    // Without choices the summary of errors still finds this place, and the way to try again in it.
    <div id={list.items.length === 0 ? name : undefined}>
      <RadioCards name={name} label={label} columns={columns} options={list.items} />
      {isWaiting && (
        <LoadingBlock>
          <Skeleton height="60px" />
        </LoadingBlock>
      )}
      <ListFailure request={list.request} onRetry={() => dispatch(load())} />
    </div>
  )
}
