import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

import styles from './Button.module.css'
import { buttonClass, type ButtonLook } from './buttonClass'
import { Icon, type IconName } from './Icon'

type Look = ButtonLook & { icon?: IconName | undefined }
type Internal = Look & Omit<LinkProps, 'className'> & { href?: undefined }
type External = Look & Omit<ComponentProps<'a'>, 'className' | 'href'> & { href: string }

/** A link styled as a button: `to` for routes of this app, `href` for any other URL. */
export function ButtonLink({ tone, size, block, icon, children, ...rest }: Internal | External) {
  const className = buttonClass({ tone, size, block })
  const face = (
    <span className={styles.face}>
      {icon && <Icon name={icon} />}
      {typeof children === 'string' ? <span key={children}>{children}</span> : children}
    </span>
  )
  if (rest.href === undefined) {
    return (
      <Link {...rest} className={className}>
        {face}
      </Link>
    )
  }
  return (
    <a {...rest} className={className}>
      {face}
    </a>
  )
}
