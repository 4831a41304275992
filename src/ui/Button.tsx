import type { ComponentProps, MouseEvent } from 'react'

import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './buttonClass'
import { Icon, type IconName } from './Icon'
import { Spinner } from './Spinner'

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'type'> {
  type?: 'button' | 'submit' | undefined
  icon?: IconName | undefined
  /** The action is on its way: the button keeps focus and width, and ignores clicks. */
  busy?: boolean | undefined
  /** The verb in progress, such as «Enviando…». */
  busyLabel?: string | undefined
}

// Also stops the form that Enter or a second click would send again.
function ignore(event: MouseEvent) {
  event.preventDefault()
}

export function Button({
  tone,
  size,
  block,
  icon,
  busy = false,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass({ tone, size, block })}
      data-busy-label={busyLabel}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? ignore : onClick}
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
    </button>
  )
}
