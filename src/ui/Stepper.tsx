import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'

import { cleanText } from '@/lib/cleanText'
import { type Count, MAX_COUNT } from '@/lib/counts'

import { classNames } from './classNames'
import control from './Control.module.css'
import type { IconName } from './Icon'
import { IconButton } from './IconButton'
import styles from './Stepper.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** Parses one to four digits. Returns '' if the input is empty or negative, and otherwise `previous`. */
function typedCount(text: string, previous: Count): Count {
  const typed = cleanText(text)
  if (typed === '' || /[-−]/.test(typed)) return ''
  return /^\d{1,4}$/.test(typed) ? Number(typed) : previous
}

export interface StepperProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  /** The label's id is `${id}-label`. */
  id: string
  label: string
  value: Count
  onChange: (value: Count) => void
  /** The minimum for the buttons and arrow keys. The user can type a lower number. */
  min?: number | undefined
  /** Puts the buttons below the input on phones, so that three fields fit side by side. */
  isNarrow?: boolean | undefined
  isInvalid?: boolean
}

/** An input for a count, between buttons. Empty, it shows a pale 0. Focus selects the count, so that typing replaces it. */
export function Stepper({ id, label, value, onChange, min = 0, isNarrow, isInvalid, ...attributes }: StepperProps) {
  const [spoken, setSpoken] = useState('')
  const isEntering = useRef(false)

  const stepped = (by: 1 | -1) => Math.min(MAX_COUNT, Math.max(min, (value === '' ? 0 : value) + by))
  const canSubtract = value !== '' && value > min
  const canAdd = value === '' || value < MAX_COUNT

  const press = (by: 1 | -1) => {
    onChange(stepped(by))
    setSpoken(`${label}: ${stepped(by)}`)
  }
  const button = (by: 1 | -1, name: string, icon: IconName, isEnabled: boolean) => (
    <IconButton
      className={styles.button}
      icon={icon}
      label={name}
      tabIndex={-1}
      aria-describedby={`${id}-label`}
      disabled={!isEnabled}
      onClick={() => press(by)}
    />
  )
  const stepByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'ArrowUp' && canAdd) onChange(stepped(1))
    if (event.key === 'ArrowDown' && canSubtract) onChange(stepped(-1))
  }

  return (
    <div
      className={classNames(control.frame, styles.stepper, isNarrow && styles.narrow)}
      data-invalid={isInvalid ? true : undefined}
    >
      {button(-1, 'Uno menos', 'minus', canSubtract)}
      <input
        {...attributes}
        id={id}
        type="text"
        inputMode="numeric"
        size={4}
        placeholder="0"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(typedCount(event.target.value, value))}
        onFocus={(event) => event.currentTarget.select()}
        // Browsers place the caret after the focus event, so the first click selects the count again.
        onPointerDown={({ currentTarget }) => {
          isEntering.current = document.activeElement !== currentTarget
        }}
        onClick={({ currentTarget }) => {
          if (isEntering.current) currentTarget.select()
          isEntering.current = false
        }}
        onKeyDown={stepByKey}
      />
      {button(1, 'Uno más', 'plus', canAdd)}
      <VisuallyHidden>
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </div>
  )
}
