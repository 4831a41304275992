import { type ReactNode, useCallback, useEffect, useRef } from 'react'

import styles from './CheckboxCards.module.css'
import { ChoiceCard } from './ChoiceCard'
import { ChoiceGrid, type ChoiceColumns } from './ChoiceGrid'
import { FieldSet } from './FieldSet'
import type { Option } from './options'
import { formField } from './formField'

interface CheckboxCardsProps {
  name: string
  label: string
  options: readonly Option[]
  columns?: ChoiceColumns | undefined
  /** Shows a counter. More can be ticked: the form's rules say so then, and nothing changes by itself. */
  max?: number | undefined
  hint?: ReactNode
  optional?: boolean | undefined
}

/** Some of a few. The form keeps the chosen ids as texts, in the order of the options. */
export const CheckboxCards = formField<string[], CheckboxCardsProps>((props) => {
  const { field, name, label, options, columns = 3, max, hint, optional } = props
  const { value, error, change, leave } = field

  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  const toggle = useCallback(
    (id: string) => {
      const before = latest.current
      const ticked = before.includes(id) ? before.filter((other) => other !== id) : [...before, id]
      change(options.map((option) => String(option.id)).filter((other) => ticked.includes(other)))
    },
    [change, options],
  )
  const counter = max !== undefined && (
    <output className={styles.counter}>
      <b>{value.length}</b> de {max} elegidos
    </output>
  )

  return (
    <FieldSet name={name} error={error} legend={label} hint={hint} optional={optional} status={counter}>
      {(invalid) => (
        <ChoiceGrid columns={columns}>
          {options.map((option, place) => (
            <ChoiceCard
              key={option.id}
              type="checkbox"
              // The first one answers to the field's name, where error summaries lead.
              id={place === 0 ? name : `${name}-${option.id}`}
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
