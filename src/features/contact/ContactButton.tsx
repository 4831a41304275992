import { useAppDispatch } from '@/store/hooks'
import { contactRequested } from '@/store/modalSlice'
import { Button } from '@/ui/Button'

import styles from './ContactButton.module.css'
import { useIsWriting } from './useIsWriting'

/** A floating button that opens the contact dialog: an icon until it is pointed at or has focus. It never covers the footer. */
export function ContactButton() {
  const dispatch = useAppDispatch()
  const isWriting = useIsWriting()
  return (
    <aside className={styles.place} data-writing={isWriting || undefined} aria-label="Contacto rápido">
      <div className={styles.button}>
        <Button size="s" icon="mail" onClick={() => dispatch(contactRequested())}>
          <span className={styles.word}>Contáctanos</span>
        </Button>
      </div>
    </aside>
  )
}
