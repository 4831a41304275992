import { useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import art from '@/art/r1-revisa-tu-correo.svg'
import type { RequestState } from '@/lib/requestState'
import { paths } from '@/model/paths'
import { emailPrefilled } from '@/store/authSlice'
import { useAppDispatch, usePrefilledEmail } from '@/store/hooks'
import { requestPassword } from '@/store/passwords'
import { outcomesCleared } from '@/store/request'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Email } from '@/ui/Email'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { TextField } from '@/ui/form/TextField'
import { Cluster } from '@/ui/layout/layout'
import { RequestFailure } from '@/ui/RequestFailure'
import { Result } from '@/ui/Result'

import { passwordRequestSchema } from './passwordSchema'

export function PasswordRequestForm({ request }: { request: RequestState }) {
  const dispatch = useAppDispatch()
  const email = usePrefilledEmail()

  return (
    <Form
      id="password-request"
      initialValues={{ email }}
      schema={passwordRequestSchema}
      isSending={request.status === 'loading'}
      onSubmit={(values) => dispatch(requestPassword(passwordRequestSchema.cast(values).email))}
    >
      <FormLayout>
        <ErrorSummary />
        <TextField name="email" label="Correo electrónico" type="email" autoComplete="email" />
        {request.status === 'failed' && <RequestFailure failure={request.failure} />}
        <Cluster gap={5}>
          <Button type="submit" size="l" busyLabel="Enviando…">
            Enviar correo
          </Button>
          <SignInLink />
        </Cluster>
      </FormLayout>
    </Form>
  )
}

function SignInLink() {
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<{ email: string }>()
  return (
    <p>
      ¿Ya la recordaste?{' '}
      <Link to={paths.login} onClick={() => dispatch(emailPrefilled(values.email))}>
        Inicia sesión
      </Link>
    </p>
  )
}

export function PasswordRequestDone({ message, recipient = '' }: { message: string; recipient?: string }) {
  const dispatch = useAppDispatch()
  const prefillEmail = () => dispatch(emailPrefilled(recipient))

  function askAgain() {
    prefillEmail()
    dispatch(outcomesCleared(requestPassword))
  }

  return (
    <Result
      title={message}
      documentTitle="Recuperar contraseña"
      art={art}
      steps={[
        'Abre el correo o búscalo en spam.',
        'Abre el enlace que trae y elige una contraseña nueva.',
        'Inicia sesión con ella.',
      ]}
      actions={
        <>
          <Button tone="secondary" onClick={askAgain}>
            Usar otro correo
          </Button>
          <ButtonLink to={paths.login} tone="plain" onClick={prefillEmail}>
            Iniciar sesión
          </ButtonLink>
        </>
      }
    >
      <p>
        <Email address={recipient} />
      </p>
      <p>Te enviamos un enlace. Puede tardar unos minutos.</p>
    </Result>
  )
}
