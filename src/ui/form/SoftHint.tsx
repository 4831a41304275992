import { Icon } from '@/ui/Icon'
import styles from './SoftHint.module.css'

/** A hint under a field that is no error. Screen readers read it when it appears. */
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
