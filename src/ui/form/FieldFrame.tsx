import { type ReactNode, useContext } from 'react'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { SendingContext } from '@/ui/SendingContext'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

import styles from './FieldFrame.module.css'
import { useFieldId } from './useFieldId'

export interface FieldProps {
  /** The Formik path. The control's id is `useFieldId(name)`. */
  name: string
  label: string
  hint?: ReactNode
  /** `true` marks the field as «opcional». `'unmarked'` omits that mark, for forms in which no field is required. */
  optional?: boolean | 'unmarked' | undefined
}

interface FieldControl {
  id: string
  name: string
  disabled: boolean
  'aria-required': boolean
  'aria-invalid': boolean | undefined
  'aria-describedby': string | undefined
}

export interface FieldFrameProps extends FieldProps {
  error: string | undefined
  /** Makes screen readers announce the error when it appears, for errors from the server. */
  announcesError?: boolean | undefined
  alsoDescribedBy?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** The label, hint and error of a field. Passes ids and `aria-*` attributes to the control. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, label, hint, optional = false, announcesError, error, alsoDescribedBy, children } = props
  const id = useFieldId(name)
  const hintId = `${id}-hint`
  const optionalId = `${id}-optional`
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {optional === true && (
          <span className="muted" id={optionalId}>
            (opcional)
          </span>
        )}
      </div>
      <Hint id={hintId}>{hint}</Hint>
      {children({
        id,
        name,
        disabled: useContext(SendingContext),
        'aria-required': !optional,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': describedBy(
          optional === true && optionalId,
          hint !== undefined && hintId,
          error !== undefined && `${id}-error`,
          alsoDescribedBy,
        ),
      })}
      <FieldError name={name} error={error} live={announcesError} />
    </div>
  )
}

const Hint = ({ id, children }: { id: string; children: ReactNode }) =>
  children !== undefined && (
    <p className={styles.hint} id={id}>
      {children}
    </p>
  )

interface FieldSetProps {
  name: string
  legend: string
  error: string | undefined
  hint?: ReactNode
  /** `title`: large, for a fieldset that fills the screen. `hidden`: for screen readers only, below a heading. */
  look?: 'title' | 'hidden' | undefined
  /** Renders the choices with this `aria-invalid`. */
  children: (invalid: true | undefined) => ReactNode
}

export function FieldSet({ name, legend, hint, error, look, children }: FieldSetProps) {
  const id = useFieldId(name)
  const hintId = `${id}-hint`
  return (
    <fieldset
      className={classNames(styles.fieldset, look === 'hidden' && styles.untitled)}
      aria-describedby={describedBy(hint !== undefined && hintId, error !== undefined && `${id}-error`)}
    >
      <legend className={look === 'title' ? 'h2' : styles.legend}>
        {look === 'hidden' ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <Hint id={hintId}>{hint}</Hint>
      {children(error === undefined ? undefined : true)}
      <FieldError name={name} error={error} />
    </fieldset>
  )
}

interface FieldErrorProps extends Pick<FieldFrameProps, 'name' | 'error'> {
  live?: boolean | undefined
}

/** The error below a field. The control's `aria-describedby` contains the error's id. */
export function FieldError({ name, error, live = false }: FieldErrorProps) {
  const id = useFieldId(name)
  if (error === undefined) return null
  return (
    <p className={classNames(styles.below, styles.error)} id={`${id}-error`} role={live ? 'alert' : undefined}>
      <Icon name="bad" />
      <span>{error}</span>
    </p>
  )
}

function describedBy(...ids: (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
