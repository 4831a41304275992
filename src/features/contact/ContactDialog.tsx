import { Dialog } from '@/ui/dialog/Dialog'

import { Contact } from './Contact'
import styles from './ContactDialog.module.css'
import { ContactFacts } from './ContactFacts'
import { MuseumMap } from './MuseumMap'

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
