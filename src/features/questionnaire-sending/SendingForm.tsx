import { useFormikContext } from 'formik'
import { useEffect, useState } from 'react'

import sent from '@/art/r6-cuestionario-enviado.svg'
import { formatMoment } from '@/lib/dateTexts'
import type { RejectedEmail } from '@/lib/emailList'
import type { RequestState } from '@/lib/requestState'
import { mailings } from '@/model/mailings'
import { useList, useStored } from '@/store/hooks'
import { loadTest } from '@/store/questionnaireSlice'
import { Button } from '@/ui/Button'
import { EmailsField } from '@/ui/chips/EmailsField'
import { useChips } from '@/ui/chips/useChips'
import { Dialog } from '@/ui/dialog/Dialog'
import { useFieldId } from '@/ui/form/useFieldId'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { ListState } from '@/ui/ListState'
import { Note } from '@/ui/Note'
import { Result } from '@/ui/Result'
import { RequestFailure } from '@/ui/RequestFailure'
import { Cluster, Stack } from '@/ui/layout/layout'
import { Skeleton } from '@/ui/Skeleton'

import { MistypedEmails } from './MistypedEmails'
import { NO_RECIPIENTS, recipients, sendingSchema, type SendingValues } from './sendingSchema'

interface SendingFormProps {
  initialValues: SendingValues
  request: RequestState
  onChange: (values: SendingValues) => unknown
  onSubmit: (values: SendingValues) => Promise<unknown>
}

/** The form for the students' addresses, which count as recipients before they become chips. */
export function SendingForm({ request, ...form }: SendingFormProps) {
  return (
    <Form id="sending" {...form} schema={sendingSchema} isSending={request.status === 'loading'}>
      <SendingFields request={request} />
    </Form>
  )
}

function SendingFields({ request }: Pick<SendingFormProps, 'request'>) {
  const { values } = useFormikContext<SendingValues>()
  const { chips, actions } = useChips('emails')
  const emailsId = useFieldId('emails')
  const isEmpty = recipients(values).length === 0
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)

  return (
    <FormLayout>
      <EmailsField
        name="emails"
        label="Correos de los estudiantes"
        hint="Escribe o pega los correos, también los de una hoja de cálculo o de Gmail. Sepáralos con espacio, coma o Enter."
        whenEmpty={isEmpty && <span>{NO_RECIPIENTS}</span>}
      >
        <MistypedEmails emails={chips.items} controlId={emailsId} actions={actions} />
      </EmailsField>
      {request.status === 'failed' && <RequestFailure failure={request.failure} />}
      <Cluster gap={4}>
        <Button
          type="submit"
          size="l"
          disabled={isEmpty}
          aria-describedby={isEmpty ? `${emailsId}-status` : undefined}
          busyLabel="Enviando…"
        >
          Enviar cuestionario
        </Button>
        <Button tone="plain" onClick={() => setIsPreviewOpen(true)}>
          Ver las preguntas
        </Button>
        {isPreviewOpen && <QuestionsPreview onClose={() => setIsPreviewOpen(false)} />}
      </Cluster>
    </FormLayout>
  )
}

/** Shows a teacher the questions and their answers before the questionnaire is e-mailed. Loads the list on mount. */
function QuestionsPreview({ onClose }: { onClose: () => void }) {
  const list = useList(loadTest)
  const { items, load } = list
  useEffect(() => load(), [load])
  return (
    <Dialog title="Las preguntas del cuestionario" onClose={onClose}>
      <ListState list={list} listName="las preguntas" skeleton={<Skeleton height="20rem" />}>
        <Stack as="ol" gap={4} className="numbers">
          {items.map(({ id, question, answers }) => (
            <li key={id}>
              <b>{question}</b>
              <ul className="bullets muted">
                {answers.map(({ id: answerId, answer }) => (
                  <li key={answerId}>{answer}</li>
                ))}
              </ul>
            </li>
          ))}
        </Stack>
      </ListState>
    </Dialog>
  )
}

export function EarlierMailings({ userId }: { userId: number }) {
  const earlier = useStored(mailings(userId)) ?? []
  if (earlier.length === 0) return null
  return (
    <Note tone="ok">
      {earlier.map(({ count, sentAt }) => (
        <p key={sentAt}>{`Lo enviaste a ${count === 1 ? '1 correo' : `${count} correos`} ${formatMoment(sentAt)}.`}</p>
      ))}
    </Note>
  )
}

interface SendingDoneProps {
  message: string
  code: number
  /** The number of recipients; undefined if the browser's storage is blocked. */
  count: number | undefined
  rejected: readonly RejectedEmail[]
  onAgain: () => void
}

export function SendingDone({ message, code, count, rejected, onAgain }: SendingDoneProps) {
  return (
    <Result
      title="Cuestionario enviado"
      documentTitle="Enviar cuestionario"
      art={sent}
      steps={[
        'Cada estudiante abre el enlace de su correo, sin cuenta.',
        'Responde en su teléfono y envía sus respuestas.',
        <>
          ¿Alguien no tiene correo? En el salón entra con tu código: <b className="num">{code}</b>
        </>,
      ]}
      actions={<Button onClick={onAgain}>Enviar a más estudiantes</Button>}
    >
      <output className="lead">{message}</output>
      {count !== undefined && (
        <h2 className="h3">{count === 1 ? 'Enviado a 1 estudiante' : `Enviado a ${count} estudiantes`}</h2>
      )}
      {rejected.length > 0 && (
        <Note tone="warn" title="No agregamos">
          <ul className="bullets">
            {rejected.map(({ text, row }) => (
              <li key={`${text} ${row}`}>{row === '' ? text : `${text} (${row})`}</li>
            ))}
          </ul>
        </Note>
      )}
    </Result>
  )
}
