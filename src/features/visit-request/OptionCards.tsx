import { useField } from 'formik'

import { formatTime } from '@/lib/dateTexts'
import { useList } from '@/store/hooks'
import { loadSchedules } from '@/store/visitRequestSlice'
import { RadioCards } from '@/ui/form/ChoiceCards'
import { SoftHint } from '@/ui/form/SoftHint'
import { useFieldId } from '@/ui/form/useFieldId'
import { ListState } from '@/ui/ListState'
import { Skeleton } from '@/ui/Skeleton'

import { hoursNotice, nameOf } from './visitRequestSchema'

interface OptionCardsProps {
  name: string
  label: string
  columns: 'three' | 'time'
  load: typeof loadSchedules
  listName: string
  remark?: (chosen: string) => string | undefined
}

export function OptionCards({ name, label, columns, load, listName, remark }: OptionCardsProps) {
  const id = useFieldId(name)
  const [{ value }] = useField<string>(name)
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
      {remark && <SoftHint id={`${id}-remark`}>{remark(nameOf(list.items, value))}</SoftHint>}
      <ListState list={list} listName={listName} skeleton={<Skeleton height="60px" />} />
    </div>
  )
}

/** The schedules, with a remark if the museum is closed at that time. */
export function Schedules() {
  const [{ value: date }] = useField<string>('date')
  return (
    <OptionCards
      name="schedule_id"
      label="Horario"
      columns="time"
      load={loadSchedules}
      listName="los horarios"
      remark={(chosen) => hoursNotice(date, chosen)}
    />
  )
}
