import { type FormikHelpers, useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import type { Credentials } from '@/api/sessions'
import { paths } from '@/model/paths'
import { emailPrefilled } from '@/store/authSlice'
import { useAppDispatch, usePrefilledEmail, useRequest } from '@/store/hooks'
import { signIn, wantsPasswordAgain } from '@/store/signIn'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { PasswordField } from '@/ui/form/PasswordField'
import { TextField } from '@/ui/form/TextField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { Cluster } from '@/ui/layout/layout'
import { RequestFailure } from '@/ui/RequestFailure'
import { TelephoneLink } from '@/ui/TelephoneLink'

import { loginSchema } from './loginSchema'

/** The sign-in form. After a refusal, keeps the e-mail, and clears and focuses the password. */
export function LoginForm() {
  const dispatch = useAppDispatch()
  const request = useRequest(signIn)
  const email = usePrefilledEmail()

  async function send(values: Credentials, { resetForm }: FormikHelpers<Credentials>) {
    const result = await dispatch(signIn(loginSchema.cast(values)))
    if (!signIn.rejected.match(result) || (result.payload && !wantsPasswordAgain(result.payload))) return
    // Also clears the errors: the empty password is no mistake of the user until the next try.
    resetForm({ values: { ...values, password: '' } })
    document.getElementById('login-password')?.focus()
  }

  return (
    <Form
      id="login"
      initialValues={{ email, password: '' }}
      schema={loginSchema}
      isSending={request.status === 'loading'}
      onSubmit={send}
    >
      <FormLayout>
        <ErrorSummary />
        <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
        <PasswordField name="password" label="Contraseña" autoComplete="current-password" />
        {request.status === 'failed' && (
          <RequestFailure failure={request.failure}>
            {request.failure.isNotConfirmed === true && <ConfirmFirst />}
          </RequestFailure>
        )}
        <Cluster gap={5}>
          <Button type="submit" size="l" busyLabel="Entrando…">
            Iniciar sesión
          </Button>
          <RecoveryLink />
        </Cluster>
      </FormLayout>
    </Form>
  )
}

const ConfirmFirst = () => (
  <p>
    Busca el correo, también en spam. Si no llega en una hora, <Link to={paths.contact}>escríbenos</Link> o llama al{' '}
    <TelephoneLink />.
  </p>
)

/** A link to password recovery. Its form starts with the e-mail typed here. */
function RecoveryLink() {
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<Credentials>()
  return (
    <Link to={paths.passwordRecovery} onClick={() => dispatch(emailPrefilled(values.email))}>
      ¿Olvidaste tu contraseña?
    </Link>
  )
}
