import type { ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import { describedBy } from './describedBy'
import { FieldError } from './FieldError'
import styles from './FieldSet.module.css'

interface FieldSetProps {
  name: string
  legend: string
  error: string | undefined
  hint?: ReactNode
  optional?: boolean | undefined
  /** `title`: the question of a whole screen. `hidden`: a heading above it says the same. */
  look?: 'title' | 'hidden' | undefined
  /** Between the hint and the choices, such as a counter. */
  status?: ReactNode
  /** Receives whether the choices are invalid. */
  children: (invalid: true | undefined) => ReactNode
}

/** A fieldset of choices, with one hint and one error. */
export function FieldSet({ name, legend, hint, error, optional = false, look, status, children }: FieldSetProps) {
  const hintId = `${name}-hint`
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy(hint !== undefined && hintId, error !== undefined && `${name}-error`)}
    >
      <legend className={classNames(styles.legend, look === 'title' && styles.title)}>
        {look === 'hidden' ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
        {optional && <span className={styles.optional}> (opcional)</span>}
      </legend>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {status}
      {children(error === undefined ? undefined : true)}
      <FieldError name={name} error={error} />
    </fieldset>
  )
}
