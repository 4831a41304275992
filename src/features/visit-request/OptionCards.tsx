import { useField } from 'formik'

import { daysUntil } from '@/lib/dates'
import { dateParts, formatTime } from '@/lib/dateTexts'
import { useAppSelector, useList } from '@/store/hooks'
import { loadSchedules } from '@/store/visitRequestSlice'
import { RadioCards } from '@/ui/form/ChoiceCards'
import { SoftHint } from '@/ui/form/FieldFrame'
import { useFieldId } from '@/ui/form/useFieldId'
import { Stack } from '@/ui/layout/layout'
import { ListState } from '@/ui/ListState'
import { Skeleton } from '@/ui/Skeleton'

import { capitalized, hoursNotice, nameOf } from './visitRequestSchema'

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

/** The schedules, with a remark if the museum is closed at that time. Below, the chosen day and time in large type. */
export function Schedules() {
  const [{ value: date }] = useField<string>('date')
  const [{ value: schedule }] = useField<string>('schedule_id')
  const time = formatTime(nameOf(useAppSelector(loadSchedules.select), schedule))
  const day = daysUntil(date) >= 0 && dateParts(date)
  return (
    <Stack gap={5}>
      <OptionCards
        name="schedule_id"
        label="Horario"
        columns="time"
        load={loadSchedules}
        listName="los horarios"
        remark={(chosen) => hoursNotice(date, chosen)}
      />
      <output className="h1" aria-live="polite">
        {day && (
          <>
            <span>{`${capitalized(day.weekday)} ${day.day}`}</span>{' '}
            <span className="h3">{[`de ${day.year}`, time].filter(Boolean).join(', ')}</span>
          </>
        )}
      </output>
    </Stack>
  )
}
