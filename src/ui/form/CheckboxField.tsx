import type { ReactNode } from 'react'

import styles from './CheckboxField.module.css'
import choice from './ChoiceCards.module.css'
import { FieldError } from './FieldFrame'
import { formField } from './formField'

interface CheckboxFieldProps {
  name: string
  children: ReactNode
}

/** A single checkbox. Its label may contain links. */
export const CheckboxField = formField<boolean, CheckboxFieldProps>(({ field, name, children }) => {
  const { value, error, change, leave } = field
  const invalid = error !== undefined
  return (
    <div>
      <label className={styles.check}>
        <input
          className={choice.input}
          id={name}
          name={name}
          type="checkbox"
          checked={value}
          aria-required
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${name}-error` : undefined}
          onChange={(event) => change(event.target.checked)}
          onBlur={leave}
        />
        <span>{children}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  )
})
