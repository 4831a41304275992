import { Link } from 'react-router-dom'

import { passwordParts } from '@/lib/fieldRules'
import { paths } from '@/lib/paths'
import type { RequestState } from '@/lib/requestState'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { PasswordField } from '@/ui/form/PasswordField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'
import { RequestFailure } from '@/ui/RequestFailure'

import { newPasswordSchema, type NewPasswordValues } from './passwordSchema'

interface NewPasswordFormProps {
  request: RequestState
  onSubmit: (password: string) => Promise<unknown>
}

const empty: NewPasswordValues = { password: '', confirmation: '' }

export function NewPasswordForm({ request, onSubmit }: NewPasswordFormProps) {
  const isRefused = request.status === 'failed' && request.failure.kind === 'refused'
  return (
    <Form
      id="new-password"
      initialValues={empty}
      schema={newPasswordSchema}
      onSubmit={({ password }) => onSubmit(password)}
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
        <div>
          <Button
            type="submit"
            size="l"
            tone={isRefused ? 'secondary' : undefined}
            busy={request.status === 'loading'}
            busyLabel="Cambiando…"
          >
            Cambiar contraseña
          </Button>
        </div>
      </FormLayout>
    </Form>
  )
}
