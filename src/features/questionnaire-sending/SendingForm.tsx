import type { SubmitEvent } from 'react'

import { readEmails } from '@/lib/emailList'
import { messages } from '@/lib/messages'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import type { ChipsChange } from '@/ui/fields/chips'
import { addChips } from '@/ui/fields/chips'
import { ChipsField } from '@/ui/fields/ChipsField'
import control from '@/ui/fields/Control.module.css'
import { FieldFrame } from '@/ui/fields/FieldFrame'
import { TextFileDrop } from '@/ui/fields/TextFileDrop'
import type { ChipsActions } from '@/ui/fields/useChips'
import { FormLayout } from '@/ui/FormLayout'
import { RequestFailure } from '@/ui/RequestFailure'

import styles from './SendingForm.module.css'

interface SendingFormProps extends ChipsChange {
  teacherId: number
  actions: ChipsActions
  request: RequestState
  onSend: (emails: readonly string[]) => void
}

const NOUN: [string, string] = ['correo', 'correos']

/** Whom the questionnaire goes to. What is still typed when it is sent goes too. */
export function SendingForm({ teacherId, chips, event, actions, request, onSend }: SendingFormProps) {
  const all = chips.typed === '' ? chips.items : addChips(chips, readEmails(chips.typed)).chips.items
  const isEmpty = all.length === 0

  function submit(submitted: SubmitEvent) {
    submitted.preventDefault()
    if (isEmpty || request.status === 'loading') return
    actions.commit()
    onSend(all)
  }

  function takeFile(text: string, name: string): string | undefined {
    const read = readEmails(text, 'table')
    if (read.found.length === 0 && !read.rejected.some((word) => word.includes('@'))) {
      return `En «${name}» no encontramos ningún correo. Revisa que sea el archivo de tu grupo y que tenga una columna con los correos.`
    }
    actions.add(read, chips.typed)
    return undefined
  }

  return (
    <form noValidate onSubmit={submit}>
      <FormLayout>
        <div className={styles.code}>
          <FieldFrame
            name="teacher_code"
            label="Código de profesor"
            hint="Es tu número de cuenta. El enlace que reciben tus estudiantes ya lo lleva."
            error={undefined}
          >
            {(props) => <input {...props} className={control.control} type="text" readOnly value={teacherId} />}
          </FieldFrame>
        </div>
        <ChipsField
          name="emails"
          label="Correos de los estudiantes"
          hint="Escribe o pega los correos, también los de una hoja de cálculo o de Gmail. Sepáralos con espacio, coma o Enter."
          chips={chips}
          event={event}
          actions={actions}
          read={readEmails}
          noun={NOUN}
          error={messages.emailInvalid}
        />
        <TextFileDrop
          id="emails-file"
          label="Elegir un archivo"
          hint="O suéltalo en esta página: una lista en CSV o de texto, de 1 MB como máximo."
          onText={takeFile}
        />
        {request.status === 'failed' && (
          <RequestFailure
            failure={request.failure}
            unknown="No sabemos si los correos salieron. Antes de enviarlos otra vez, pregunta a alguno de tus estudiantes si recibió el suyo. Tu lista sigue aquí."
            refused="Los correos no se enviaron. Tu lista sigue aquí: corrige lo necesario y envía de nuevo."
          />
        )}
        <div className={styles.submit}>
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
          {isEmpty && <p id="sending-reason">Agrega al menos un correo para enviar.</p>}
          {!isEmpty && chips.rejected.length > 0 && (
            <p>Los que están por corregir no recibirán el cuestionario hasta que los agregues.</p>
          )}
        </div>
      </FormLayout>
    </form>
  )
}
