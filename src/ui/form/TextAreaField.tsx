import { classNames } from '@/ui/classNames'
import styles from './Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { formField } from './formField'

export const TextAreaField = formField<string, FieldProps & { rows?: number }>(({ field, rows = 5, ...frame }) => {
  const { value, error, change, leave } = field
  return (
    <FieldFrame {...frame} error={error}>
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
    </FieldFrame>
  )
})
