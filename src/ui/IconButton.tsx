import type { ComponentProps } from 'react'

import { classNames } from './classNames'
import { Icon, type IconName } from './Icon'
import styles from './IconButton.module.css'
import { PlainButton } from './PlainButton'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconName
  label: string
}

/** A square button with an icon, 44 px wide unless `className` sets `--size`. */
export function IconButton({ icon, label, className, ...button }: IconButtonProps) {
  return (
    <PlainButton {...button} className={classNames(styles.button, className, 'ring-inside')} aria-label={label}>
      <Icon name={icon} />
    </PlainButton>
  )
}
