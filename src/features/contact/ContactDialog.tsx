import { Dialog } from '@/ui/dialog/Dialog'
import { Stack } from '@/ui/layout/layout'

import { ContactFacts, Telephone } from './ContactFacts'
import { ContactForm } from './ContactForm'
import { MuseumMap } from './MuseumMap'

export function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Contáctanos" onClose={onClose}>
      <Stack gap={6}>
        <ContactForm />
        <Stack gap={4}>
          <Telephone />
          <ContactFacts />
          <MuseumMap />
        </Stack>
      </Stack>
    </Dialog>
  )
}
