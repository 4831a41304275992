import type { ReactNode } from 'react'

import styles from './CheckboxCards.module.css'
import { ChoiceCard } from './ChoiceCard'
import { ChoiceGrid } from './ChoiceGrid'
import { FieldSet } from './FieldSet'
import type { Option } from './RadioCards'
import { formField } from './formField'

interface CheckboxCardsProps {
  name: string
  label: string
  options: readonly Option[]
  /** More can be ticked, which is said at once. The form's rules refuse to send them. */
  max: number
  tooMany: string
  hint?: ReactNode
  /** A heading above the field says what the label says. */
  isLabelHidden?: boolean
}

/** Several choices out of a few. The form keeps the chosen ids as strings, in the order of the options. */
export const CheckboxCards = formField<string[], CheckboxCardsProps>((props) => {
  const { field, name, label, options, max, tooMany, hint, isLabelHidden = false } = props
  const { value, change, leave } = field
  const error = value.length > max ? tooMany : field.error

  function toggle(id: string) {
    const ticked = value.includes(id) ? value.filter((other) => other !== id) : [...value, id]
    change(options.map((option) => String(option.id)).filter((other) => ticked.includes(other)))
  }

  const counter = (
    <output className={styles.counter}>
      <b>{value.length}</b> de {max} elegidos
    </output>
  )
  return (
    <FieldSet
      name={name}
      error={error}
      legend={label}
      look={isLabelHidden ? 'hidden' : undefined}
      hint={hint}
      status={counter}
    >
      {(invalid) => (
        <ChoiceGrid columns={2}>
          {options.map((option, index) => (
            <ChoiceCard
              key={option.id}
              type="checkbox"
              // The first one has the field's name as its id, for the link of the error summary.
              id={index === 0 ? name : `${name}-${option.id}`}
              name={name}
              value={option.id}
              checked={value.includes(String(option.id))}
              aria-invalid={invalid}
              onChoose={toggle}
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
