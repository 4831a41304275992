import type { ComponentProps } from 'react'

import { classNames } from '@/ui/classNames'
import styles from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
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
  /** The id of a text beside the field. */
  alsoDescribedBy?: string | undefined
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, alsoDescribedBy, refusal, type = 'text', look, ...native } = props
  const { value, change, leave, ...field } = useFieldState<string>(name)
  return (
    <FieldFrame
      error={field.error ?? refusal}
      name={name}
      label={label}
      hint={hint}
      optional={optional}
      announcesError={refusal !== undefined}
      alsoDescribedBy={alsoDescribedBy}
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
  )
}
