import { Dialog } from '@/ui/Dialog'

import { Contact } from './Contact'
import styles from './ContactDialog.module.css'
import { ContactFacts } from './ContactFacts'
import { MuseumMap } from './MuseumMap'

/** The contact form, over whatever page one is on. */
export function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Contáctanos" onClose={onClose}>
      <p>Escríbenos y te respondemos por correo, o llámanos.</p>
      <ContactFacts />
      <Contact />
      <div className={styles.map}>
        <MuseumMap />
      </div>
    </Dialog>
  )
}
