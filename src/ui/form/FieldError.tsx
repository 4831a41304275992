import { Icon } from '@/ui/Icon'
import styles from './FieldError.module.css'

/** One sentence under a field. It keeps the id that the field's `aria-describedby` names. */
export function FieldError({
  name,
  error,
  live = false,
}: {
  name: string
  error: string | undefined
  live?: boolean | undefined
}) {
  if (error === undefined) return null
  return (
    <p className={styles.error} id={`${name}-error`} role={live ? 'alert' : undefined}>
      <Icon name="bad" className={styles.icon} />
      <span>{error}</span>
    </p>
  )
}
