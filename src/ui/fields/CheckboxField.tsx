import type { ReactNode } from 'react'

import styles from './CheckboxField.module.css'
import { FieldError } from './FieldError'
import { useFieldState } from './useFieldState'

/** One thing to agree to. The label may hold links. */
export function CheckboxField({ name, children }: { name: string; children: ReactNode }) {
  const { value, error, change, leave } = useFieldState<boolean>(name)
  const invalid = error !== undefined
  return (
    <div>
      <label className={styles.check}>
        <input
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
}
