import { Form, Formik, useFormikContext } from 'formik'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

import type { ContactMessage } from '@/api/contacts'
import { Button } from '@/ui/Button'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { FormLayout } from '@/ui/FormLayout'
import { KeepDraft } from '@/ui/KeepDraft'
import { useLaterValidation } from '@/ui/laterValidation'

import { contactSchema } from './contactSchema'

interface ContactFormProps {
  initialValues: ContactMessage
  blankValues: ContactMessage
  status: 'idle' | 'loading' | 'done' | 'failed'
  /** What became of the message, under the button. */
  outcome: ReactNode
  onChange: (values: ContactMessage) => void
  onSubmit: (values: ContactMessage) => Promise<unknown>
}

/** Subject, e-mail and message. Empty again once the message is sent; kept as it is when it is not. */
export function ContactForm({ initialValues, blankValues, status, outcome, onChange, onSubmit }: ContactFormProps) {
  const validate = useLaterValidation<ContactMessage>(contactSchema)
  const formRef = useRef<HTMLFormElement>(null)
  return (
    <Formik initialValues={initialValues} validate={validate} validateOnMount onSubmit={onSubmit}>
      <Form ref={formRef} noValidate aria-label="Contacto">
        <KeepDraft<ContactMessage> onChange={onChange} />
        <FocusFirstInvalid formRef={formRef} />
        <EmptyOnceSent isSent={status === 'done'} values={blankValues} />
        <FormLayout>
          <TextField name="subject" label="Asunto" />
          <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
          <TextAreaField name="message" label="Mensaje" />
          <div>
            <Button type="submit" icon="mail" busy={status === 'loading'} busyLabel="Enviando…">
              Enviar mensaje
            </Button>
          </div>
          {outcome}
        </FormLayout>
      </Form>
    </Formik>
  )
}

function EmptyOnceSent({ isSent, values }: { isSent: boolean; values: ContactMessage }) {
  const { resetForm } = useFormikContext<ContactMessage>()
  const empty = useEffectEvent(() => resetForm({ values }))
  useEffect(() => {
    if (isSent) empty()
  }, [isSent])
  return null
}

/** On a phone the first field is out of sight from the button: sending with errors leads to the first of them. */
function FocusFirstInvalid({ formRef }: { formRef: RefObject<HTMLFormElement | null> }) {
  const { submitCount, isSubmitting, isValid } = useFormikContext()
  const focus = useEffectEvent(() => {
    if (!isValid) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  })
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focus()
  }, [submitCount, isSubmitting])
  return null
}
