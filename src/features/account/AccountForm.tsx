import { Formik } from 'formik'
import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { RequestState } from '@/store/request'
import { Block } from '@/ui/Block'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/Form'
import { FormLayout } from '@/ui/FormLayout'
import { KeepDraft } from '@/ui/KeepDraft'
import { useLaterValidation } from '@/ui/laterValidation'

import { AccountFacts } from './AccountFacts'
import { AccountOutcome } from './AccountOutcome'
import { profileSchema } from './profileSchema'
import { isTeacher, type RegistrationValues } from './registrationSchema'
import { SchoolPart } from './SchoolPart'
import { TeacherPersonFields } from './TeacherPersonFields'
import { ThemesField } from './ThemesField'

interface AccountFormProps {
  initialValues: RegistrationValues
  request: RequestState
  onChange: (values: RegistrationValues) => void
  onSubmit: (values: RegistrationValues) => Promise<unknown>
}

export function AccountForm({ initialValues, request, onChange, onSubmit }: AccountFormProps) {
  const validate = useLaterValidation<RegistrationValues>(profileSchema)
  return (
    <Formik initialValues={initialValues} validate={validate} onSubmit={onSubmit}>
      {({ values }) => (
        <Form>
          <KeepDraft<RegistrationValues> onChange={onChange} />
          <ErrorSummary />
          <Block title="Tus datos">
            <FormLayout>
              <AccountFacts profile={values} />
              {isTeacher(values) && (
                <FormLayout pairs>
                  <TeacherPersonFields />
                </FormLayout>
              )}
            </FormLayout>
          </Block>
          <SchoolPart otherSchool="last" />
          <Block title="Temas que te interesan">
            <ThemesField />
          </Block>
          <Block title="Tu acceso">
            <FormLayout>
              <TextField
                name="email"
                label="Correo electrónico"
                hint="Con él entras y aquí te escribimos"
                type="email"
                autoComplete="email"
              />
              <p>
                <Link to={paths.passwordRecovery} state={{ email: values.email }}>
                  Cambiar mi contraseña
                </Link>{' '}
                con un enlace que te enviamos por correo.
              </p>
              <AccountOutcome request={request} />
              <div>
                <Button type="submit" size="l" busy={request.status === 'loading'} busyLabel="Guardando…">
                  Guardar cambios
                </Button>
              </div>
            </FormLayout>
          </Block>
        </Form>
      )}
    </Formik>
  )
}
