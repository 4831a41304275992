import type { ComponentProps, MouseEvent } from 'react'

import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './buttonClass'
import { Icon, type IconName } from './Icon'
import { PlainButton } from './PlainButton'
import { Spinner } from './Spinner'

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'type'> {
  type?: 'button' | 'submit' | undefined
  icon?: IconName | undefined
  /** The action is running: the button keeps focus and width, and ignores clicks. */
  busy?: boolean | undefined
  /** The text while `busy`, such as «Enviando…». */
  busyLabel?: string | undefined
}

// Prevents the default too, so that a busy submit button does not submit the form again.
function ignore(event: MouseEvent) {
  event.preventDefault()
}

/**
 * A button receives focus as it is released and not as it is pressed: the field that is left then may show a hint or an error,
 * which would move the button away from under the pointer, and the press would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function Button({ tone, size, block, icon, busy = false, busyLabel, onClick, children, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    const button = event.currentTarget
    // By the pointer, so without the ring that keyboards need; browsers that do not know the option show it.
    if (document.activeElement !== button) button.focus({ focusVisible: false })
    onClick?.(event)
  }

  return (
    <PlainButton
      {...rest}
      className={buttonClass({ tone, size, block })}
      data-busy-label={busyLabel}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onMouseDown={keepFocus}
      onClick={busy ? ignore : press}
    >
      <span className={styles.face} data-hidden={busy || undefined} aria-hidden={busy || undefined}>
        {icon && <Icon name={icon} />}
        {children}
      </span>
      {busy && (
        <span className={styles.face}>
          <Spinner />
          {busyLabel ?? 'Cargando…'}
        </span>
      )}
    </PlainButton>
  )
}
