import type { ReactNode } from 'react'

import { ChoiceGrid, type Option } from './ChoiceCards'
import { FieldSet } from './FieldFrame'
import { useFieldState } from './useFieldState'

interface CheckboxCardsProps {
  name: string
  /** The accessible name. Visually hidden, because a heading above the field shows the same text. */
  label: string
  options: readonly Option[]
  /** The maximum number of ticks. The user can tick more, but a message appears immediately and validation fails. */
  max: number
  tooMany: string
  hint?: ReactNode
}

/** A group of checkboxes. The value is an array of the chosen ids, in the order of the options. */
export function CheckboxCards({ name, label, options, max, tooMany, hint }: CheckboxCardsProps) {
  const { value, change, leave, ...field } = useFieldState<string[]>(name)
  const error = value.length > max ? tooMany : field.error

  function toggle(id: string) {
    const ticked = value.includes(id) ? value.filter((other) => other !== id) : [...value, id]
    change(options.map((option) => option.id).filter((other) => ticked.includes(other)))
  }
  return (
    <FieldSet name={name} error={error} legend={label} look="hidden" hint={hint}>
      {(isInvalid) => (
        <ChoiceGrid
          type="checkbox"
          name={name}
          options={options}
          columns="two"
          isChosen={(id) => value.includes(id)}
          isInvalid={isInvalid}
          onChoose={toggle}
          onBlur={leave}
        />
      )}
    </FieldSet>
  )
}
