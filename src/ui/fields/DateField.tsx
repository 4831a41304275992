import styles from '@/ui/form/Control.module.css'
import { FieldFrame, type FieldProps } from '@/ui/form/FieldFrame'
import { formField } from '@/ui/form/formField'

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, like the value. For the date picker only: the form's schema validates. */
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
