import { passwordParts } from '@/lib/form/rules'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/fields/ErrorSummary'
import { PasswordField } from '@/ui/fields/PasswordField'
import { Form } from '@/ui/form/Form'
import { FormLayout } from '@/ui/form/FormLayout'

import { NewPasswordFailure } from './NewPasswordFailure'
import { newPasswordSchema, type NewPasswordValues } from './passwordSchema'

interface NewPasswordFormProps {
  request: RequestState
  mayHaveChanged: boolean
  onSubmit: (password: string) => Promise<unknown>
}

const empty: NewPasswordValues = { password: '', confirmation: '' }

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
