import { Icon } from '@/ui/Icon'
import styles from './FieldError.module.css'

/** The error under a field. The field's `aria-describedby` names its id. */
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
