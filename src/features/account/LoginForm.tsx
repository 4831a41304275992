import { Formik, type FormikHelpers, useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import type { Credentials } from '@/api/sessions'
import { paths } from '@/lib/paths'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { PasswordField } from '@/ui/fields/PasswordField'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/Form'
import { FormLayout } from '@/ui/FormLayout'
import { Note } from '@/ui/Note'
import { useLaterValidation } from '@/ui/laterValidation'

import { loginSchema, toCredentials } from './loginSchema'

interface LoginFormProps {
  /** The e-mail somebody brings from another form. */
  email: string
  request: RequestState
  /** @returns whether the person is signed in. */
  onSubmit: (credentials: Credentials) => Promise<boolean>
}

/** A refused sign-in keeps the e-mail and clears the password, ready to be typed again. */
export function LoginForm({ email, request, onSubmit }: LoginFormProps) {
  const validate = useLaterValidation<Credentials>(loginSchema)
  async function submit(values: Credentials, form: FormikHelpers<Credentials>) {
    if (await onSubmit(toCredentials(values))) return
    await form.setFieldValue('password', '', false)
    await form.setFieldTouched('password', false, false)
    document.getElementById('password')?.focus()
  }

  return (
    <Formik initialValues={{ email, password: '' }} validate={validate} onSubmit={submit}>
      <Form>
        <FormLayout>
          <ErrorSummary />
          {request.status === 'failed' && (
            <Note tone="bad" live="assertive" title="No pudiste entrar">
              <p>{request.failure.message}</p>
            </Note>
          )}
          <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
          <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
          <p>
            <RecoveryLink />
          </p>
          <Button type="submit" size="l" busy={request.status === 'loading'} busyLabel="Entrando…">
            Iniciar sesión
          </Button>
        </FormLayout>
      </Form>
    </Formik>
  )
}

/** Takes the typed e-mail along. */
function RecoveryLink() {
  const { values } = useFormikContext<Credentials>()
  return (
    <Link to={paths.passwordRecovery} state={{ email: values.email }}>
      ¿Olvidaste tu contraseña?
    </Link>
  )
}
