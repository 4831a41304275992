import { Icon } from '@/ui/Icon'
import styles from './SoftHint.module.css'

/** A quiet remark under a field, read aloud when it appears. It never blocks. */
export function SoftHint({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p className={styles.remark} id={id} aria-live="polite">
      {children !== undefined && (
        <>
          <Icon name="info" className={styles.icon} />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}
