import { type ComponentProps, type MouseEvent, useContext } from 'react'

import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './buttonClass'
import { Icon, type IconName } from './Icon'
import { PlainButton } from './PlainButton'
import { SendingContext } from './SendingContext'

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'type' | 'aria-disabled'> {
  type?: 'button' | 'submit' | undefined
  icon?: IconName | undefined
  /** While true, the button keeps its focus and width and ignores clicks. A sending form sets this on its submit button. */
  busy?: boolean | undefined
  busyLabel?: string | undefined
}

// preventDefault also stops a busy submit button from submitting the form again.
function ignore(event: MouseEvent) {
  event.preventDefault()
}

export function Button({ tone, size, block, icon, busy = false, busyLabel, onClick, children, ...rest }: ButtonProps) {
  const isSending = useContext(SendingContext)
  const isBusy = busy || (isSending && rest.type === 'submit')

  function press(event: MouseEvent<HTMLButtonElement>) {
    const button = event.currentTarget
    // Safari does not focus a clicked button. Without `focusVisible`, browsers also show a ring.
    if (document.activeElement !== button) button.focus({ focusVisible: false })
    onClick?.(event)
  }

  return (
    <PlainButton
      {...rest}
      className={buttonClass({ tone, size, block })}
      data-busy-label={busyLabel}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignore : press}
    >
      <span className={styles.face} data-hidden={isBusy || undefined} aria-hidden={isBusy || undefined}>
        {icon && <Icon name={icon} />}
        {/* A translator detaches a text from React, unless the text is alone in its element. */}
        {typeof children === 'string' ? <span key={children}>{children}</span> : children}
      </span>
      {isBusy && (
        <span className={styles.face}>
          <span className={styles.spinner} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          <span>{busyLabel ?? 'Cargando…'}</span>
        </span>
      )}
    </PlainButton>
  )
}
