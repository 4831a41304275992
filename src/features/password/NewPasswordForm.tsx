import { Link } from 'react-router-dom'

import { passwordParts } from '@/lib/fieldRules'
import type { RequestState } from '@/lib/requestState'
import { paths } from '@/model/paths'
import { useAppDispatch } from '@/store/hooks'
import { changePassword } from '@/store/passwords'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { PasswordField } from '@/ui/form/PasswordField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { RequestFailure } from '@/ui/RequestFailure'

import { newPasswordSchema, type NewPasswordValues } from './passwordSchema'

const empty: NewPasswordValues = { password: '', confirmation: '' }

export function NewPasswordForm({ token, request }: { token: string; request: RequestState }) {
  const dispatch = useAppDispatch()
  const isRefused = request.status === 'failed' && request.failure.kind === 'refused'

  const send = ({ password }: NewPasswordValues) => dispatch(changePassword({ reset_password_token: token, password }))

  return (
    <Form
      id="new-password"
      initialValues={empty}
      schema={newPasswordSchema}
      isSending={request.status === 'loading'}
      onSubmit={send}
    >
      <FormLayout>
        <ErrorSummary />
        <PasswordField name="password" label="Nueva contraseña" autoComplete="new-password" checklist={passwordParts} />
        <PasswordField name="confirmation" label="Confirmar contraseña" autoComplete="new-password" />
        {request.status === 'failed' && (
          <RequestFailure
            failure={request.failure}
            actions={
              <>
                <ButtonLink to={paths.login} tone={isRefused ? undefined : 'secondary'}>
                  Iniciar sesión
                </ButtonLink>
                {isRefused && <Link to={paths.passwordRecovery}>Solicitar un enlace nuevo</Link>}
              </>
            }
          />
        )}
        <Button type="submit" size="l" tone={isRefused ? 'secondary' : undefined} busyLabel="Cambiando…">
          Cambiar contraseña
        </Button>
      </FormLayout>
    </Form>
  )
}
