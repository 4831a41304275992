import { useRef, useState, type KeyboardEvent } from 'react'

import { cleanText } from '@/lib/cleanText'
import { type Count, MAX_COUNT } from '@/lib/counts'
import { classNames } from '@/ui/classNames'
import type { IconName } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import control from './Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import styles from './NumberField.module.css'
import { useFieldId } from './useFieldId'
import { useFieldState } from './useFieldState'

/** Parses one to four digits. Returns '' if the input is empty or negative, and otherwise `previous`. */
function typedCount(text: string, previous: Count): Count {
  const typed = cleanText(text)
  if (typed === '' || /[-−]/.test(typed)) return ''
  return /^\d{1,4}$/.test(typed) ? Number(typed) : previous
}

interface NumberFieldProps extends FieldProps {
  /** The minimum for the buttons and arrow keys. The user can type a lower number, but the form's schema rejects it. */
  min?: number | undefined
  /** Hides the buttons on phones, so that three fields fit side by side. */
  isNarrow?: boolean
}

/** A count from 0 to 9999, or '' if the field is empty. Focus selects the count, so that typing replaces it. */
export function NumberField({ min = 0, isNarrow = false, ...frame }: NumberFieldProps) {
  const { value, error, change, leave } = useFieldState<Count>(frame.name)
  const id = useFieldId(frame.name)
  const [spoken, setSpoken] = useState('')
  const isEntering = useRef(false)

  const stepped = (by: 1 | -1) => Math.min(MAX_COUNT, Math.max(min, (value === '' ? 0 : value) + by))
  const canSubtract = value !== '' && value > min
  const canAdd = value === '' || value < MAX_COUNT

  const press = (by: 1 | -1) => {
    change(stepped(by))
    setSpoken(`${frame.label}: ${stepped(by)}`)
  }
  const button = (by: 1 | -1, label: string, icon: IconName, isEnabled: boolean) => (
    <IconButton
      className={styles.button}
      icon={icon}
      label={label}
      tabIndex={-1}
      aria-describedby={`${id}-label`}
      disabled={!isEnabled}
      onClick={() => press(by)}
    />
  )
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'ArrowUp' && canAdd) change(stepped(1))
    if (event.key === 'ArrowDown' && canSubtract) change(stepped(-1))
  }

  return (
    <FieldFrame {...frame} error={error}>
      {(attributes) => (
        <div
          className={classNames(control.frame, styles.stepper, isNarrow && styles.narrow)}
          data-invalid={error !== undefined || undefined}
        >
          {button(-1, 'Uno menos', 'minus', canSubtract)}
          <input
            {...attributes}
            type="text"
            inputMode="numeric"
            size={4}
            autoComplete="off"
            value={value}
            onChange={(event) => change(typedCount(event.target.value, value))}
            onFocus={(event) => event.currentTarget.select()}
            // Browsers place the caret after the focus event, so the first click selects the count again. Later clicks
            // do not.
            onPointerDown={({ currentTarget }) => {
              isEntering.current = document.activeElement !== currentTarget
            }}
            onClick={({ currentTarget }) => {
              if (isEntering.current) currentTarget.select()
              isEntering.current = false
            }}
            onKeyDown={stepByKey}
            onBlur={leave}
          />
          {button(1, 'Uno más', 'plus', canAdd)}
          <VisuallyHidden>
            <span aria-live="polite">{spoken}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldFrame>
  )
}
