import type { ComponentProps } from 'react'

import { classNames } from '@/ui/classNames'
import styles from '@/ui/Control.module.css'
import { FieldFrame, SoftHint, type FieldProps } from './FieldFrame'
import { useFieldId } from './useFieldId'
import { useFieldState } from './useFieldState'

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoCapitalize' | 'inputMode' | 'enterKeyHint' | 'maxLength' | 'spellCheck'
>

interface TextFieldProps extends FieldProps, Native {
  type?: 'text' | 'email' | undefined
  /** `code`: large digits. `capitals`: shows capital letters, because the value is sent in capitals. */
  look?: 'code' | 'capitals' | undefined
  /** An error from the server. Screen readers announce it when it appears. */
  refusal?: string | undefined
  /** Returns a hint about the input, shown after blur. Hints do not prevent a submit. */
  softHint?: ((value: string) => string | undefined) | undefined
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, refusal, type = 'text', look, softHint, ...native } = props
  const { value, touched, change, leave, ...field } = useFieldState<string>(name)
  const error = field.error ?? refusal
  const shownHint = touched && error === undefined ? softHint?.(value) : undefined
  const softHintId = `${useFieldId(name)}-soft-hint`
  return (
    <div>
      <FieldFrame
        error={error}
        name={name}
        label={label}
        hint={hint}
        optional={optional}
        announcesError={refusal !== undefined}
        alsoDescribedBy={shownHint === undefined ? undefined : softHintId}
      >
        {(control) => (
          <input
            spellCheck={type === 'text' ? undefined : false}
            {...native}
            {...control}
            className={classNames(styles.control, look && styles[look])}
            type={type}
            value={value}
            onChange={(event) => change(event.target.value)}
            onBlur={leave}
          />
        )}
      </FieldFrame>
      {softHint !== undefined && <SoftHint id={softHintId}>{shownHint}</SoftHint>}
    </div>
  )
}
