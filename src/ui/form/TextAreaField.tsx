import { classNames } from '@/ui/classNames'
import styles from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { useTextControl } from './useTextControl'

export function TextAreaField({ rows = 5, ...frame }: FieldProps & { rows?: number }) {
  const { text, error } = useTextControl(frame.name)
  return (
    <FieldFrame {...frame} error={error}>
      {(control) => <textarea {...control} {...text} className={classNames(styles.control, styles.long)} rows={rows} />}
    </FieldFrame>
  )
}
