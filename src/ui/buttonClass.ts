import styles from './Button.module.css'
import { classNames } from './classNames'

export interface ButtonLook {
  /** One primary per view. `light` and `ghostWall` are for the dark wall. */
  tone?: 'primary' | 'secondary' | 'plain' | 'danger' | 'light' | 'ghostWall' | undefined
  /** 44, 54, 64 or 76 px high. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined
  /** Takes the whole width. */
  block?: boolean | undefined
}

/** The door's classes, shared by buttons and by links that look like one. */
export function buttonClass({ tone = 'primary', size = 'm', block = false }: ButtonLook): string {
  return classNames(styles.button, styles[tone], styles[size], block && styles.block)
}
