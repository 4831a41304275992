import { Dialog } from '@/ui/dialog/Dialog'
import { Stack } from '@/ui/layout/layout'

import { ContactFacts, Telephone } from './ContactFacts'
import styles from './ContactDialog.module.css'
import { ContactForm } from './ContactForm'
import { MuseumMap } from './MuseumMap'

export function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Contáctanos" onClose={onClose}>
      <Stack gap={4} className={styles.dialog}>
        <Telephone />
        <ContactForm />
        <ContactFacts />
        <MuseumMap />
      </Stack>
    </Dialog>
  )
}
