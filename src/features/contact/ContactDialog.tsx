import { Dialog } from '@/ui/dialog/Dialog'

import { ContactFacts } from './ContactBlock'
import { ContactForm } from './ContactForm'
import styles from './ContactDialog.module.css'
import { MuseumMap } from './MuseumMap'

export function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Contáctanos" onClose={onClose}>
      <p>Escríbenos y te respondemos por correo, o llámanos.</p>
      <ContactFacts />
      <ContactForm />
      <div className={styles.map}>
        <MuseumMap />
      </div>
    </Dialog>
  )
}
