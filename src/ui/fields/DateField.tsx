import styles from './Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { formField } from './formField'

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, like the value. They guide the picker; the form's own rules decide. */
  min?: string | undefined
  max?: string | undefined
  autoComplete?: 'bday' | undefined
}

export const DateField = formField<string, DateFieldProps>(({ field, min, max, autoComplete, ...frame }) => {
  const { value, error, change, leave } = field
  return (
    <FieldFrame {...frame} error={error}>
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
    </FieldFrame>
  )
})
