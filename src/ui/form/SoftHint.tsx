import type { ComponentProps } from 'react'

import { Icon } from '@/ui/Icon'
import { classNames } from '@/ui/classNames'

import styles from './FieldFrame.module.css'
import { TextField } from './TextField'
import { useFieldId } from './useFieldId'
import { useFieldState } from './useFieldState'

/** A hint below a field, not an error. Screen readers announce the hint when it appears. */
export function SoftHint({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p className={classNames(styles.below, 'muted')} id={id} aria-live="polite">
      {children !== undefined && (
        <>
          <Icon name="info" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}

interface HintedTextFieldProps extends ComponentProps<typeof TextField> {
  /** Returns a hint about the input, shown after blur. Hints do not prevent a submit. */
  softHint: (value: string) => string | undefined
}

export function HintedTextField({ softHint, ...field }: HintedTextFieldProps) {
  const { value, touched, error } = useFieldState<string>(field.name)
  const id = `${useFieldId(field.name)}-soft-hint`
  const hint = touched && error === undefined ? softHint(value) : undefined
  return (
    <div>
      <TextField {...field} alsoDescribedBy={hint && id} />
      <SoftHint id={id}>{hint}</SoftHint>
    </div>
  )
}
