import { useFormikContext } from 'formik'
import { useRef } from 'react'

import { Button } from '@/ui/Button'
import { ButtonRow } from '@/ui/ButtonRow'
import { Dialog } from '@/ui/dialog/Dialog'

import { recipients, type SendingValues } from './sendingSchema'

/** Asks for confirmation before an e-mail is sent to very many people. */
export function ManyRecipients({ onClose }: { onClose: () => void }) {
  const { values, submitForm } = useFormikContext<SendingValues>()
  const review = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={`¿Enviar a ${recipients(values).length} personas?`} size="s" initialFocus={review} onClose={onClose}>
      <p>Son muchas para un grupo. Los correos salen al momento y no se pueden detener.</p>
      <ButtonRow>
        <Button ref={review} tone="secondary" onClick={onClose}>
          Revisar la lista
        </Button>
        <Button
          onClick={() => {
            onClose()
            void submitForm()
          }}
        >
          Enviar a todas
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
