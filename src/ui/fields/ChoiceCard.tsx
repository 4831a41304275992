import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '@/ui/classNames'
import styles from './ChoiceCard.module.css'

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  type: 'radio' | 'checkbox'
  /** `large`: 68 px high, for the thumb. */
  look?: 'large' | undefined
  children: ReactNode
}

/** A radio button or checkbox whose whole card is the target. Chosen shows in five ways, not in colour alone. */
export function ChoiceCard({ type, look, children, ...input }: ChoiceCardProps) {
  return (
    <label
      className={classNames(
        styles.card,
        look && styles[look],
        input.checked && styles.checked,
        input['aria-invalid'] && styles.invalid,
      )}
    >
      <input {...input} type={type} />
      <span>{children}</span>
    </label>
  )
}
