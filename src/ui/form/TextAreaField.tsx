import { classNames } from '@/ui/classNames'
import styles from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { useFieldState } from './useFieldState'

export function TextAreaField({ rows = 5, ...frame }: FieldProps & { rows?: number }) {
  const { value, error, change, leave } = useFieldState<string>(frame.name)
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
}
