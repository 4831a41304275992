import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'

import sent from '@/art/e3-correo-enviado.svg'
import { looksLikeEmail, readEmails } from '@/lib/emailList'
import { messages } from '@/lib/messages'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { ChipsField } from '@/ui/chips/ChipsField'
import { TextFileDrop } from '@/ui/chips/TextFileDrop'
import { useChips } from '@/ui/chips/useChips'
import { Dialog } from '@/ui/dialog/Dialog'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { Note } from '@/ui/Note'
import { Panel } from '@/ui/Panel'
import { RequestFailure } from '@/ui/RequestFailure'
import { Cluster, Stack } from '@/ui/layout/layout'

import { MistypedEmails } from './MistypedEmails'
import { QuestionsPreview } from './QuestionsPreview'
import styles from './SendingForm.module.css'
import { NO_RECIPIENTS, recipients, sendingSchema, type SendingValues } from './sendingSchema'

interface SendingFormProps {
  initialValues: SendingValues
  request: RequestState
  onChange: (values: SendingValues) => unknown
  onSubmit: (values: SendingValues) => Promise<unknown>
}

/** Above this many recipients the form asks for confirmation: it may be the wrong file. */
const MANY_RECIPIENTS = 200

const EMAIL_NOUN: [string, string] = ['correo', 'correos']

/** The form with the students' addresses. An address that is typed and not yet a chip is sent too. */
export function SendingForm({ request, ...form }: SendingFormProps) {
  const [isConfirming, setIsConfirming] = useState(false)

  function confirmIfMany(values: SendingValues) {
    const areMany = recipients(values).length > MANY_RECIPIENTS
    setIsConfirming(areMany)
    return areMany
  }

  return (
    <Form {...form} schema={sendingSchema} beforeSubmit={confirmIfMany}>
      <SendingFields request={request} />
      {isConfirming && <ConfirmRecipients onClose={() => setIsConfirming(false)} />}
    </Form>
  )
}

function SendingFields({ request }: Pick<SendingFormProps, 'request'>) {
  const { values } = useFormikContext<SendingValues>()
  const { chips, actions } = useChips('emails', readEmails)
  const isEmpty = recipients(values).length === 0
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)

  function addFromFile(text: string, name: string): string | undefined {
    const read = readEmails(text, 'table')
    if (read.found.length === 0 && !read.rejected.some(looksLikeEmail)) {
      return `En «${name}» no encontramos ningún correo. Revisa que sea el archivo de tu grupo y que tenga una columna con los correos.`
    }
    actions.add(read, chips.typed)
    return undefined
  }

  return (
    <FormLayout>
      <ChipsField
        name="emails"
        label="Correos de los estudiantes"
        hint="Escribe o pega los correos, también los de una hoja de cálculo o de Gmail. Sepáralos con espacio, coma o Enter."
        read={readEmails}
        noun={EMAIL_NOUN}
        error={messages.emailInvalid}
      >
        <MistypedEmails emails={chips.items} controlId="emails" actions={actions} />
      </ChipsField>
      <TextFileDrop
        id="emails-file"
        label="Elegir un archivo"
        hint="O suéltalo en esta página: una lista en CSV o de texto, de 1 MB como máximo."
        onText={addFromFile}
      />
      {request.status === 'failed' && <RequestFailure failure={request.failure} />}
      <Cluster gap={4} isStackedOnPhones className={styles.submit}>
        <Button
          type="submit"
          size="l"
          disabled={isEmpty}
          aria-describedby={isEmpty ? 'sending-reason' : undefined}
          busy={request.status === 'loading'}
          busyLabel="Enviando…"
        >
          Enviar cuestionario
        </Button>
        <Button tone="secondary" size="l" onClick={() => setIsPreviewOpen(true)}>
          Ver las preguntas
        </Button>
        {isPreviewOpen && <QuestionsPreview onClose={() => setIsPreviewOpen(false)} />}
        {isEmpty && <p id="sending-reason">{NO_RECIPIENTS}</p>}
        {!isEmpty && chips.rejected.length > 0 && (
          <p>Los que están por corregir no recibirán el cuestionario hasta que los agregues.</p>
        )}
      </Cluster>
    </FormLayout>
  )
}

/** Asks for confirmation before an e-mail is sent to very many people. */
function ConfirmRecipients({ onClose }: { onClose: () => void }) {
  const { values, submitForm } = useFormikContext<SendingValues>()
  const review = useRef<HTMLButtonElement>(null)
  return (
    <Dialog title={`¿Enviar a ${recipients(values).length} personas?`} size="s" initialFocus={review} onClose={onClose}>
      <Stack gap={6}>
        <p>Son muchas para un grupo. Los correos salen al momento y no se pueden detener.</p>
        <Cluster gap={3}>
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
        </Cluster>
      </Stack>
    </Dialog>
  )
}

interface SendingDoneProps {
  message: string
  /** Texts that were not valid addresses. */
  rejected: readonly string[]
  onAgain: () => void
}

/** What is shown after the questionnaire was sent, with what was not. */
export function SendingDone({ message, rejected, onAgain }: SendingDoneProps) {
  return (
    <Panel tone="result" art={sent} title="Cuestionario enviado">
      <output>{message}</output>
      {rejected.length > 0 && (
        <Note tone="warn" title={`No agregamos: ${rejected.join(', ')}`}>
          <p>No recibieron el cuestionario. Presiona «Enviar a más estudiantes» para corregirlos.</p>
        </Note>
      )}
      <Button tone="secondary" onClick={onAgain}>
        Enviar a más estudiantes
      </Button>
    </Panel>
  )
}
