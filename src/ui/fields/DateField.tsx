import styles from './Control.module.css'
import { Field, type FieldProps } from './Field'
import { useFieldState } from './useFieldState'

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, like the value. They guide the picker; the form's own rules decide. */
  min?: string | undefined
  max?: string | undefined
  autoComplete?: 'bday' | undefined
}

export function DateField({ min, max, autoComplete, ...frame }: DateFieldProps) {
  const { value, change, leave } = useFieldState<string>(frame.name)
  return (
    <Field {...frame}>
      {(control) => (
        <input
          {...control}
          className={styles.control}
          type="date"
          min={min}
          max={max}
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
