import styles from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import { SoftHint } from './SoftHint'
import { useFieldId } from './useFieldId'
import { useTextControl } from './useTextControl'

interface DateFieldProps extends FieldProps {
  /** In the format `YYYY-MM-DD`. Only limits the date picker; the form's schema validates the date. */
  min?: string | undefined
  max?: string | undefined
  autoComplete?: 'bday' | undefined
  remark?: ((date: string) => string | undefined) | undefined
}

export function DateField({ min, max, autoComplete, remark, ...frame }: DateFieldProps) {
  const { text, value, error, leave } = useTextControl(frame.name)
  const remarkId = `${useFieldId(frame.name)}-remark`
  // Browsers fire no change event when the user erases or restarts an incomplete date, because the value stays ''.
  const recheck = () => {
    if (error !== undefined && value === '') leave()
  }
  return (
    <div>
      <FieldFrame {...frame} error={error} alsoDescribedBy={remark && remarkId}>
        {(control) => (
          <input
            {...control}
            {...text}
            className={styles.control}
            type="date"
            min={min}
            max={max}
            autoComplete={autoComplete}
            onKeyUp={recheck}
          />
        )}
      </FieldFrame>
      {remark && <SoftHint id={remarkId}>{error === undefined ? remark(value) : undefined}</SoftHint>}
    </div>
  )
}
