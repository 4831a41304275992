import { classNames } from './classNames'
import styles from './Picture.module.css'

const sizes = { landscape: [480, 360], portrait: [480, 640] } as const

interface PictureProps {
  src: string
  alt: string
  /** The side that stays in sight where the picture is cropped. Without it, the middle. */
  focus?: 'top' | 'bottom' | 'left' | 'right'
  /** 4:3 or 3:4, whatever the picture's own shape is. */
  shape: keyof typeof sizes
  /** Loads it at once, because it is in the first screen. */
  eager?: boolean
  className?: string | undefined
}

/** A drawing or a photograph, cropped to a shape. */
export function Picture({ src, alt, focus, shape, eager = false, className }: PictureProps) {
  const [width, height] = sizes[shape]
  return (
    <img
      className={classNames(styles.picture, styles[shape], focus && styles[focus], className)}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}
