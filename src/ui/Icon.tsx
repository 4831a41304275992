import { classNames } from './classNames'
import styles from './Icon.module.css'

const SHAPES = {
  chevron: 'M6 9.5l6 6 6-6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  external: 'M8 6h10v10M17.5 6.5L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 0 0-13 0zM15.5 15.5L20 20',
  trash: 'M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6',
  info: 'M12 11v6M12 7.2v.3M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0z',
  check: 'M5 12.5l4.6 4.6L19 7.5',
  ok: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zM8 12.3l2.9 2.9L16 9.6',
  warn: 'M12 4L2.5 20h19zM12 10.5v4M12 17.2v.2',
  bad: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zM9 9l6 6M15 9l-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4.5 20L19.5 4',
  download: 'M12 3.5v12M6.5 10.5l5.5 5.5 5.5-5.5M4 20.5h16',
  print: 'M7 8V3.5h10V8M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z',
  mail: 'M3 5.5h18v13H3zM3.5 6.5l8.5 7 8.5-7',
  pin: 'M12 21.5C8 16.5 5.5 13 5.5 9.5a6.5 6.5 0 0 1 13 0c0 3.5-2.5 7-6.5 12zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  metro: 'M5 3.5h14v13H5zM5 10.5h14M8.5 13.5h.3M15.2 13.5h.3M8.5 16.5l-2.5 4M15.5 16.5l2.5 4',
  phone:
    'M5 3.5h4l1.8 5-2.6 1.8c1 2.4 2.9 4.4 5.4 5.5l1.8-2.6 5.1 1.8v4c0 1-.7 1.5-1.5 1.5C10.800 20 4 13.200 3.500 5c0-.8.5-1.500 1.500-1.500z',
}

export type IconName = keyof typeof SHAPES

interface IconProps {
  name: IconName
  /** `s` and `inline` depend on the size of the text. `inline` is part of a line of text. */
  size?: 's' | 'inline' | undefined
  className?: string | undefined
}

/** A line icon in the colour and size of the text. Decorative: hidden from screen readers. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, size && styles[size], className, 'no-print')}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[name]} />
    </svg>
  )
}
