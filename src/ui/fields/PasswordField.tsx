import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { classNames } from '@/ui/classNames'
import { Icon } from '@/ui/Icon'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import control from './Control.module.css'
import { Field, type FieldProps } from './Field'
import { PasswordChecklist, type PasswordRule } from './PasswordChecklist'
import styles from './PasswordField.module.css'
import { useFieldState } from './useFieldState'

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
  /** Rules that are ticked off while typing. */
  checklist?: readonly PasswordRule[] | undefined
}

export function PasswordField({ autoComplete, checklist, ...frame }: PasswordFieldProps) {
  const { value, change, leave } = useFieldState<string>(frame.name)
  const [shown, setShown] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)
  const checklistId = `${frame.name}-checklist`

  // Browsers move the caret when the type changes: put it back where it was.
  const toggle = () => {
    const { selectionStart = null, selectionEnd = null } = inputRef.current ?? {}
    flushSync(() => setShown(!shown))
    inputRef.current?.setSelectionRange(selectionStart, selectionEnd)
  }

  return (
    <div>
      <Field {...frame} alsoDescribedBy={checklist && checklistId}>
        {(props) => (
          <span className={styles.box}>
            <input
              {...props}
              ref={inputRef}
              className={classNames(control.control, styles.input)}
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              value={value}
              onChange={(event) => change(event.target.value)}
              onBlur={leave}
            />
            <button className={styles.toggle} type="button" aria-controls={frame.name} onClick={toggle}>
              <Icon name={shown ? 'eyeOff' : 'eye'} className={styles.icon} />
              <span>
                {shown ? 'Ocultar ' : 'Mostrar '}
                <VisuallyHidden>contraseña</VisuallyHidden>
              </span>
            </button>
          </span>
        )}
      </Field>
      {checklist && <PasswordChecklist id={checklistId} rules={checklist} value={value} />}
    </div>
  )
}
