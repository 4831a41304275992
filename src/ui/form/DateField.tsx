import styles from './Control.module.css'
import { FieldFrame, SoftHint, type FieldProps } from './FieldFrame'
import { useFieldId } from './useFieldId'
import { useFieldState } from './useFieldState'

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, like the value. For the date picker only: the form's schema validates. */
  min?: string | undefined
  max?: string | undefined
  autoComplete?: 'bday' | undefined
  /** What the date means, below it. Not for a date with an error. */
  remark?: ((date: string) => string | undefined) | undefined
}

export function DateField({ min, max, autoComplete, remark, ...frame }: DateFieldProps) {
  const { value, error, change, leave } = useFieldState<string>(frame.name)
  const remarkId = `${useFieldId(frame.name)}-remark`
  // Browsers fire no event when a half-typed date is erased or begun again. Its value stays ''.
  const recheck = () => {
    if (error !== undefined && value === '') leave()
  }
  return (
    <div>
      <FieldFrame {...frame} error={error} alsoDescribedBy={remark && remarkId}>
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
            onKeyUp={recheck}
            onBlur={leave}
          />
        )}
      </FieldFrame>
      {remark && <SoftHint id={remarkId}>{error === undefined ? remark(value) : undefined}</SoftHint>}
    </div>
  )
}
