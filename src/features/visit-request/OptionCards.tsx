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
  /** The list's thunk, of the same type as `loadSchedules`. */
  load: typeof loadSchedules
  /** The list's name in the failure message, such as 'los horarios'. */
  missing: string
}

/** Radio buttons for a list from the API, with a placeholder while it loads and a retry button if it fails. */
export function OptionCards({ name, label, columns, load, missing }: OptionCardsProps) {
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
      <ListState list={list} missing={missing} skeleton={<Skeleton height="60px" />} />
    </div>
  )
}
