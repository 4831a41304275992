import { Icon } from '@/ui/Icon'
import styles from './FieldError.module.css'

/** One sentence under a field. It keeps the id that the field's `aria-describedby` names. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <p className={styles.error} id={`${name}-error`}>
      <Icon name="bad" className={styles.icon} />
      <span>{error}</span>
    </p>
  )
}
