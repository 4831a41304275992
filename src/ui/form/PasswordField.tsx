import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { PlainButton } from '@/ui/PlainButton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import control from '@/ui/Control.module.css'
import { FieldFrame, type FieldProps } from './FieldFrame'
import styles from './PasswordField.module.css'
import { useFieldId } from './useFieldId'
import { useTextControl } from './useTextControl'

interface PasswordRule {
  label: string
  met: (value: string) => boolean
  /** Returns an addition to the label of an unmet requirement, or ''. */
  whyUnmet?: (value: string) => string
}

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
  /** Requirements, shown as met or unmet while the user types. */
  checklist?: readonly PasswordRule[] | undefined
}

export function PasswordField({ autoComplete, checklist, ...frame }: PasswordFieldProps) {
  const { text, value, error } = useTextControl(frame.name)
  const [shown, setShown] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const id = useFieldId(frame.name)
  const checklistId = `${id}-checklist`

  // Restores the selection, because some browsers move the caret when the input's type changes.
  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = inputRef.current ?? {}
    flushSync(() => setShown(!shown))
    inputRef.current?.setSelectionRange(selectionStart, selectionEnd)
  }

  return (
    <div>
      <FieldFrame {...frame} error={error} alsoDescribedBy={checklist && checklistId}>
        {(props) => (
          <span className={control.box}>
            <input
              {...props}
              {...text}
              ref={inputRef}
              className={classNames(control.control, styles.input)}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <PlainButton className={classNames(styles.toggle, 'ring-inside')} aria-controls={id} onClick={toggle}>
              <Icon name={shown ? 'eyeOff' : 'eye'} />
              <span key={String(shown)}>
                {shown ? 'Ocultar ' : 'Mostrar '}
                <VisuallyHidden>contraseña</VisuallyHidden>
              </span>
            </PlainButton>
          </span>
        )}
      </FieldFrame>
      {checklist && (
        <PasswordChecklist id={checklistId} rules={checklist} value={value} isInvalid={error !== undefined} />
      )}
    </div>
  )
}

function PasswordChecklist(props: { id: string; rules: readonly PasswordRule[]; value: string; isInvalid: boolean }) {
  const { id, rules, value, isInvalid } = props
  const pending = isInvalid ? <span>: pendiente</span> : <VisuallyHidden>: pendiente</VisuallyHidden>
  return (
    <ul className={styles.checklist} id={id}>
      {rules.map(({ label, met, whyUnmet }) => {
        const done = met(value)
        const look = done ? styles.done : isInvalid && styles.invalid
        return (
          <li key={label} className={classNames(styles.rule, look, 'icon-line muted')}>
            <Icon name={done ? 'check' : isInvalid ? 'bad' : 'minus'} />
            <span>
              <span>{`${label}${done ? '' : (whyUnmet?.(value) ?? '')}`}</span>
              {done ? <VisuallyHidden>: cumplido</VisuallyHidden> : pending}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
