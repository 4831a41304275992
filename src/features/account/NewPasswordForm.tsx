import { Formik } from 'formik'

import { passwordParts } from '@/lib/formRules'
import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { PasswordField } from '@/ui/fields/PasswordField'
import { Form } from '@/ui/Form'
import { FormLayout } from '@/ui/FormLayout'
import { useLaterValidation } from '@/ui/laterValidation'

import { NewPasswordFailure } from './NewPasswordFailure'
import { newPasswordSchema, type NewPasswordValues } from './passwordSchema'

interface NewPasswordFormProps {
  request: RequestState
  mayHaveChanged: boolean
  onSubmit: (password: string) => Promise<unknown>
}

const empty: NewPasswordValues = { password: '', confirmation: '' }

export function NewPasswordForm({ request, mayHaveChanged, onSubmit }: NewPasswordFormProps) {
  const validate = useLaterValidation<typeof empty>(newPasswordSchema)
  return (
    <Formik initialValues={empty} validate={validate} onSubmit={({ password }) => onSubmit(password)}>
      <Form>
        <FormLayout>
          <ErrorSummary />
          <PasswordField
            name="password"
            label="Nueva contraseña"
            autoComplete="new-password"
            checklist={passwordParts}
          />
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
    </Formik>
  )
}
