import { Formik } from 'formik'
import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/Form'
import { FormLayout } from '@/ui/FormLayout'
import { Note } from '@/ui/Note'
import { useLaterValidation } from '@/ui/laterValidation'

import { passwordRequestSchema } from './passwordSchema'

interface PasswordRequestFormProps {
  /** The e-mail somebody brings from another form. */
  email: string
  request: RequestState
  onSubmit: (email: string) => Promise<unknown>
}

export function PasswordRequestForm({ email, request, onSubmit }: PasswordRequestFormProps) {
  const validate = useLaterValidation<{ email: string }>(passwordRequestSchema)
  return (
    <Formik initialValues={{ email }} validate={validate} onSubmit={(values) => onSubmit(values.email.trim())}>
      {({ values }) => (
        <Form>
          <FormLayout>
            <ErrorSummary />
            {request.status === 'failed' && (
              <Note tone="bad" live="assertive" title={request.failure.message}>
                {request.failure.kind === 'refused' ? (
                  <p>El correo no se envió. Revisa la dirección e inténtalo de nuevo.</p>
                ) : (
                  <p>No sabemos si el correo salió. Revisa tu bandeja antes de intentarlo otra vez.</p>
                )}
              </Note>
            )}
            <TextField
              name="email"
              label="Correo electrónico"
              hint="El de tu cuenta. Ahí recibirás el enlace."
              type="email"
              autoComplete="email"
            />
            <div>
              <Button type="submit" size="l" busy={request.status === 'loading'} busyLabel="Enviando…">
                Enviar correo
              </Button>
            </div>
            <p>
              ¿Ya la recordaste?{' '}
              <Link to={paths.login} state={{ email: values.email }}>
                Inicia sesión
              </Link>
            </p>
          </FormLayout>
        </Form>
      )}
    </Formik>
  )
}
