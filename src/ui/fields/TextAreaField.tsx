import { classNames } from '@/ui/classNames'
import styles from './Control.module.css'
import { Field, type FieldProps } from './Field'
import { useFieldState } from './useFieldState'

/** A text of several lines, which can be pulled longer. */
export function TextAreaField({ rows = 5, ...field }: FieldProps & { rows?: number }) {
  const { value, change, leave } = useFieldState<string>(field.name)
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={classNames(styles.control, styles.long)}
          rows={rows}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
