import type { ReactNode } from 'react'

import { ChoiceCard } from './ChoiceCard'
import { ChoiceGrid, type ChoiceColumns } from './ChoiceGrid'
import { FieldSet } from './FieldSet'
import { formField } from './formField'

/** One thing to choose. The form keeps its id as text. */
export interface Option {
  id: string | number
  name: string
}

interface RadioCardsProps {
  name: string
  label: string
  options: readonly Option[]
  columns?: ChoiceColumns | undefined
  hint?: ReactNode
  optional?: boolean | undefined
  look?: 'title' | undefined
}

/** One of a few. The form keeps the chosen id as text, '' while none is. */
export const RadioCards = formField<string, RadioCardsProps>((props) => {
  const { field, name, label, options, columns = 3, hint, optional, look } = props
  const { value, error, change, leave } = field
  return (
    <FieldSet name={name} error={error} legend={label} hint={hint} optional={optional} look={look}>
      {(invalid) => (
        <ChoiceGrid columns={columns}>
          {options.map((option, index) => (
            <ChoiceCard
              key={option.id}
              type="radio"
              // The first one answers to the field's name, where error summaries lead.
              id={index === 0 ? name : `${name}-${option.id}`}
              name={name}
              value={option.id}
              checked={value === String(option.id)}
              aria-invalid={invalid}
              onChoose={change}
              onBlur={leave}
            >
              {option.name}
            </ChoiceCard>
          ))}
        </ChoiceGrid>
      )}
    </FieldSet>
  )
})
