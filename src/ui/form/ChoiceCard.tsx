import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './ChoiceCard.module.css'

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children' | 'onChange'> {
  type: 'radio' | 'checkbox'
  /** `large`: 68 px high, for the thumb. */
  look?: 'large' | undefined
  /** Receives the value of what was chosen, or ticked on or off. */
  onChoose: (value: string) => void
  children: ReactNode
}

/** A radio button or checkbox whose whole card can be pressed. */
export function ChoiceCard({ type, look, onChoose, children, ...input }: ChoiceCardProps) {
  return (
    <label
      className={classNames(
        styles.card,
        look && styles[look],
        input.checked && styles.checked,
        input['aria-invalid'] && styles.invalid,
      )}
    >
      <input {...input} type={type} onChange={(event) => onChoose(event.target.value)} />
      <span>{children}</span>
    </label>
  )
}
