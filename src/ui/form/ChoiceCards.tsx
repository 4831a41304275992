import { type ComponentProps, type ReactNode, useContext } from 'react'

import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { SendingContext } from '@/ui/SendingContext'

import styles from './ChoiceCards.module.css'
import { FieldSet } from './FieldFrame'
import { useFieldId } from './useFieldId'
import { useFieldState } from './useFieldState'

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'onChange'> {
  type: 'radio' | 'checkbox'
  look?: 'large' | undefined
  /** Called with the value of the chosen or toggled option. */
  onChoose: (value: string) => void
  children: ReactNode
}

export function ChoiceCard({ type, look, onChoose, children, ...input }: ChoiceCardProps) {
  return (
    <label
      className={classNames(
        styles.card,
        look && styles[look],
        input.checked && styles.checked,
        input['aria-invalid'] && styles.invalid,
      )}
    >
      <input
        {...input}
        className={styles.input}
        type={type}
        disabled={useContext(SendingContext)}
        onChange={(event) => onChoose(event.target.value)}
      />
      <span>{children}</span>
    </label>
  )
}

/**
 * The number of columns, or fewer if enlarged text needs the room. `two` and `pair`: two columns. `three`: one column on
 * phones and beside an aside, otherwise three. `time`: two columns below 640 px, otherwise as many as fit.
 */
type ChoiceColumns = 'one' | 'two' | 'three' | 'time' | 'pair'

/** One choice. The form's value is its `id`. */
export interface Option {
  id: string
  name: string
  /** A sentence below the name. Screen readers read it after the name. */
  description?: string | undefined
}

interface ChoiceGridProps {
  type: 'radio' | 'checkbox'
  name: string
  options: readonly Option[]
  columns: ChoiceColumns
  isChosen: (id: string) => boolean
  isInvalid: true | undefined
  onChoose: (id: string) => void
  onBlur: () => void
}

/** A card for each option. The first card has the field's id, to which the error summary links. */
export function ChoiceGrid({ type, name, options, columns, isChosen, isInvalid, onChoose, onBlur }: ChoiceGridProps) {
  const id = useFieldId(name)
  return (
    <div className={classNames(styles.grid, styles[columns])}>
      {options.map((option, index) => {
        const cardId = index === 0 ? id : `${id}-${option.id}`
        const described = option.description !== undefined && {
          'aria-labelledby': `${cardId}-name`,
          'aria-describedby': `${cardId}-description`,
        }
        return (
          <ChoiceCard
            key={option.id}
            type={type}
            id={cardId}
            name={name}
            value={option.id}
            checked={isChosen(option.id)}
            aria-invalid={isInvalid}
            onChoose={onChoose}
            onBlur={onBlur}
            {...described}
          >
            {described ? (
              <Stack as="span" gap={1}>
                <span className="h3" id={described['aria-labelledby']}>
                  {option.name}
                </span>
                <span className="small muted" id={described['aria-describedby']}>
                  {option.description}
                </span>
              </Stack>
            ) : (
              option.name
            )}
          </ChoiceCard>
        )
      })}
    </div>
  )
}

interface RadioCardsProps {
  name: string
  label: string
  options: readonly Option[]
  columns: ChoiceColumns
  hint?: ReactNode
  look?: 'title' | 'hidden' | undefined
  /** Replaces the change of the field's value. */
  onChoose?: (id: string) => void
}

/** A group of radio buttons. The value is the chosen id, or '' if nothing is chosen. */
export function RadioCards({ name, label, options, columns, hint, look, onChoose }: RadioCardsProps) {
  const { value, error, change, leave } = useFieldState<string>(name)
  return (
    <FieldSet name={name} error={error} legend={label} hint={hint} look={look}>
      {(isInvalid) => (
        <ChoiceGrid
          type="radio"
          name={name}
          options={options}
          columns={columns}
          isChosen={(id) => value === id}
          isInvalid={isInvalid}
          onChoose={onChoose ?? change}
          onBlur={leave}
        />
      )}
    </FieldSet>
  )
}
