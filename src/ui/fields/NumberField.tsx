import { useState, type KeyboardEvent } from 'react'

import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { FieldFrame, type FieldProps } from './FieldFrame'
import styles from './NumberField.module.css'
import { typedCount } from './typedCount'
import { formField } from './formField'

interface NumberFieldProps extends FieldProps {
  /** The buttons and arrows stop here; a lower number can still be typed and is for the form's rules to refuse. */
  min?: number | undefined
}

const MOST = 9999

/** A count from 0 to 9999, or '' while unknown. */
export const NumberField = formField<number | '', NumberFieldProps>(({ field, min = 0, ...frame }) => {
  const { value, error, change, leave } = field
  const [spoken, setSpoken] = useState('')

  const stepped = (by: 1 | -1) => Math.min(MOST, Math.max(min, (value === '' ? 0 : value) + by))
  const canSubtract = value !== '' && value > min
  const canAdd = value === '' || value < MOST

  const press = (by: 1 | -1) => {
    change(stepped(by))
    setSpoken(`${frame.label}: ${stepped(by)}`)
  }
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'ArrowUp' && canAdd) change(stepped(1))
    if (event.key === 'ArrowDown' && canSubtract) change(stepped(-1))
  }

  return (
    <FieldFrame {...frame} error={error}>
      {(control) => (
        <div className={styles.stepper} data-invalid={error !== undefined || undefined}>
          <button
            type="button"
            tabIndex={-1}
            aria-label="Uno menos"
            aria-describedby={`${frame.name}-label`}
            disabled={!canSubtract}
            onClick={() => press(-1)}
          >
            <Icon name="minus" />
          </button>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => change(typedCount(event.target.value, value))}
            onKeyDown={stepByKey}
            onBlur={leave}
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label="Uno más"
            aria-describedby={`${frame.name}-label`}
            disabled={!canAdd}
            onClick={() => press(1)}
          >
            <Icon name="plus" />
          </button>
          <VisuallyHidden>
            <span aria-live="polite">{spoken}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
})
