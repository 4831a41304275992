import type { ReactNode } from 'react'

import { describedBy } from './describedBy'
import styles from './Field.module.css'
import { FieldError } from './FieldError'

/** The props that all fields have. */
export interface FieldProps {
  /** The Formik path; also the control's id, so that `#name` leads to it. */
  name: string
  label: string
  hint?: ReactNode
  /** Only optional fields are marked. */
  optional?: boolean | undefined
}

/** What ties a control to its label, hint and error. */
interface FieldControl {
  id: string
  name: string
  'aria-required': boolean
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

export interface FieldFrameProps extends FieldProps {
  error: string | undefined
  /** Screen readers read the error when it appears, because it comes from the server and not from typing. */
  announcesError?: boolean | undefined
  /** Id of one more description, such as a checklist. */
  alsoDescribedBy?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label, hint and error of a field. The one place where a control gets its ids and `aria-*` attributes. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, hint, optional = false, announcesError, error, alsoDescribedBy, children } = props
  const hintId = `${name}-hint`
  const optionalId = `${name}-optional`
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} id={`${name}-label`} htmlFor={name}>
          {label}
        </label>
        {optional && (
          <span className={styles.optional} id={optionalId}>
            (opcional)
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id: name,
        name,
        'aria-required': !optional,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy(
          optional && optionalId,
          hint !== undefined && hintId,
          error !== undefined && `${name}-error`,
          alsoDescribedBy,
        ),
      })}
      <FieldError name={name} error={error} live={announcesError} />
    </div>
  )
}
