import styles from './Button.module.css'
import { classNames } from './classNames'

export interface ButtonLook {
  /** `light` and `ghostWall` are for dark backgrounds. */
  tone?: 'primary' | 'secondary' | 'plain' | 'danger' | 'light' | 'ghostWall' | undefined
  /** 44, 54, 64 or 76 px high. */
  size?: 's' | 'm' | 'l' | 'xl' | undefined
  block?: boolean | undefined
}

export function buttonClass({ tone = 'primary', size = 'm', block = false }: ButtonLook): string {
  return classNames(styles.button, styles[tone], styles[size], block && styles.block, 'no-print')
}
