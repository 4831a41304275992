import { classNames } from './classNames'
import styles from './Picture.module.css'

const sizes = { landscape: [480, 360], portrait: [480, 640] } as const

interface PictureProps {
  src: string
  alt: string
  /** A CSS `object-position`. */
  focus?: string
  /** Crops the file to 4:3 or 3:4. */
  shape: keyof typeof sizes
  eager?: boolean
  className?: string | undefined
}

export function Picture({ src, alt, focus, shape, eager = false, className }: PictureProps) {
  const [width, height] = sizes[shape]
  return (
    <img
      className={classNames(styles.picture, styles[shape], className)}
      style={{ objectPosition: focus }}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
    />
  )
}
