import { Link } from 'react-router-dom'

import { passwordParts } from '@/lib/fieldRules'
import { paths } from '@/lib/paths'
import type { Failure, RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { PasswordField } from '@/ui/form/PasswordField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { RequestFailure } from '@/ui/RequestFailure'

import { newPasswordSchema, type NewPasswordValues } from './passwordSchema'

interface NewPasswordFormProps {
  request: RequestState
  /** An earlier attempt had no answer, so the password may have changed. */
  mayHaveChanged: boolean
  onSubmit: (password: string) => Promise<unknown>
}

const empty: NewPasswordValues = { password: '', confirmation: '' }

const AFTER_NO_ANSWER =
  'En el intento anterior no hubo respuesta y tu contraseña pudo cambiar. Prueba entrar con la nueva.'

export function NewPasswordForm({ request, mayHaveChanged, onSubmit }: NewPasswordFormProps) {
  return (
    <Form initialValues={empty} schema={newPasswordSchema} onSubmit={({ password }) => onSubmit(password)}>
      <FormLayout>
        <ErrorSummary />
        <PasswordField name="password" label="Nueva contraseña" autoComplete="new-password" checklist={passwordParts} />
        <PasswordField name="confirmation" label="Confirmar contraseña" autoComplete="new-password" />
        {request.status === 'failed' && (
          <NewPasswordFailure failure={request.failure} mayHaveChanged={mayHaveChanged} />
        )}
        <div>
          <Button type="submit" size="l" busy={request.status === 'loading'} busyLabel="Cambiando…">
            Cambiar contraseña
          </Button>
        </div>
      </FormLayout>
    </Form>
  )
}

function NewPasswordFailure({ failure, mayHaveChanged }: { failure: Failure; mayHaveChanged: boolean }) {
  const isRefused = failure.kind === 'refused'
  return (
    <RequestFailure
      failure={isRefused && mayHaveChanged ? { ...failure, advice: AFTER_NO_ANSWER } : failure}
      actions={
        <>
          {isRefused && <Link to={paths.passwordRecovery}>Solicitar un enlace nuevo</Link>}
          {mayHaveChanged && <Link to={paths.login}>Iniciar sesión</Link>}
        </>
      }
    />
  )
}
