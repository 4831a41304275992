import type { FormikHelpers } from 'formik'
import type { ReactNode } from 'react'

import type { ContactMessage } from '@/api/contacts'
import { settings } from '@/lib/env'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/fields/ErrorSummary'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'

import { PrivacyLine } from '@/ui/form/PrivacyLine'
import { contactSchema } from './contactSchema'

interface ContactFormProps {
  initialValues: ContactMessage
  isSending: boolean
  /** The result of sending, under the button. */
  outcome: ReactNode
  onChange: (values: ContactMessage) => unknown
  onSubmit: (values: ContactMessage, form: FormikHelpers<ContactMessage>) => Promise<unknown>
}

export function ContactForm({ initialValues, isSending, outcome, onChange, onSubmit }: ContactFormProps) {
  return (
    <Form
      aria-label="Contacto"
      initialValues={initialValues}
      schema={contactSchema}
      validatesFromMount
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <FormLayout>
        <ErrorSummary />
        <TextField name="subject" label="Asunto" />
        <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
        <TextAreaField name="message" label="Mensaje" />
        <PrivacyLine notice={settings.museum.privacyNoticeUrl}>
          Usamos tu correo y tu mensaje para responderte.
        </PrivacyLine>
        <div>
          <Button type="submit" icon="mail" busy={isSending} busyLabel="Enviando…">
            Enviar mensaje
          </Button>
        </div>
        {outcome}
      </FormLayout>
    </Form>
  )
}
