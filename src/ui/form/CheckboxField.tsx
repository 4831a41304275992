import { type ReactNode, useContext } from 'react'

import { SendingContext } from '@/ui/SendingContext'

import styles from './CheckboxField.module.css'
import choice from './ChoiceCards.module.css'
import { FieldError } from './FieldFrame'
import { useFieldId } from './useFieldId'
import { useFieldState } from './useFieldState'

interface CheckboxFieldProps {
  name: string
  optional?: boolean
  children: ReactNode
}

export function CheckboxField({ name, optional = false, children }: CheckboxFieldProps) {
  const { value, error, change, leave } = useFieldState<boolean>(name)
  const id = useFieldId(name)
  const invalid = error !== undefined
  return (
    <div>
      <label className={styles.check}>
        <input
          className={choice.input}
          id={id}
          name={name}
          type="checkbox"
          checked={value}
          disabled={useContext(SendingContext)}
          aria-required={!optional || undefined}
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
          onChange={(event) => change(event.target.checked)}
          onBlur={leave}
        />
        <span>{children}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  )
}
