import { formatTime } from '@/lib/dates'
import { useList } from '@/store/hooks'
import type { loadSchedules } from '@/store/visitRequestSlice'
import { RadioCards } from '@/ui/form/ChoiceCards'
import { useFieldId } from '@/ui/form/useFieldId'
import { ListState } from '@/ui/ListState'
import { Skeleton } from '@/ui/Skeleton'

interface OptionCardsProps {
  name: string
  label: string
  columns: 'three' | 'time'
  /** The thunk that loads the list. */
  load: typeof loadSchedules
  /** The list's name in the error message, such as 'los horarios'. */
  listName: string
}

/**
 * Radio buttons for a list from the API. Shows a placeholder while the list loads, and a retry button after a failure.
 */
export function OptionCards({ name, label, columns, load, listName }: OptionCardsProps) {
  const id = useFieldId(name)
  const list = useList(load)
  return (
    // The error summary links here until the radio buttons exist.
    <div id={list.items.length === 0 ? id : undefined}>
      <RadioCards
        name={name}
        label={label}
        columns={columns}
        options={list.items.map((option) => ({ ...option, name: formatTime(option.name) }))}
      />
      <ListState list={list} listName={listName} skeleton={<Skeleton height="60px" />} />
    </div>
  )
}
