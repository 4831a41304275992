import { Formik } from 'formik'
import { useState } from 'react'

import type { RegistrationPayload } from '@/api/users'
import { passwordParts } from '@/lib/formRules'
import { profileName } from '@/lib/profiles'
import type { RequestState } from '@/store/request'
import { Block } from '@/ui/Block'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/ErrorSummary'
import { PasswordField } from '@/ui/fields/PasswordField'
import { RadioCards } from '@/ui/fields/RadioCards'
import { TextField } from '@/ui/fields/TextField'
import { Form } from '@/ui/Form'
import { FormLayout } from '@/ui/FormLayout'
import { KeepDraft } from '@/ui/KeepDraft'
import { useLaterValidation } from '@/ui/laterValidation'

import { PersonFields } from './PersonFields'
import { keepRegistrationDraft, readRegistrationDraft } from './registrationDraft'
import { registrationSchema, type RegistrationValues, toRegistrationPayload } from './registrationSchema'
import { RegistrationFailure } from './RegistrationFailure'
import { SchoolPart } from './SchoolPart'
import { ThemesField } from './ThemesField'

interface RegistrationFormProps {
  /** The profiles of the API, or none while they are not known. */
  profiles: { id: string; name: string }[]
  request: RequestState
  onSubmit: (user: RegistrationPayload) => Promise<unknown>
}

const knownProfiles = ['1', '2', '3'].map((id) => ({ id, name: profileName(Number(id)) }))

export function RegistrationForm({ profiles, request, onSubmit }: RegistrationFormProps) {
  const validate = useLaterValidation<RegistrationValues>(registrationSchema)
  const [initialValues] = useState(readRegistrationDraft)

  return (
    <Formik
      initialValues={initialValues}
      validate={validate}
      onSubmit={(values) => onSubmit(toRegistrationPayload(values))}
    >
      <Form>
        <KeepDraft<RegistrationValues> onChange={keepRegistrationDraft} />
        <ErrorSummary />
        <Block title="¿Quién eres?">
          <RadioCards
            name="profile_id"
            label="Tipo de perfil"
            columns={3}
            options={profiles.length > 0 ? profiles : knownProfiles}
          />
        </Block>
        <PersonFields />
        <SchoolPart otherSchool="first" />
        <Block title="Temas que te interesan">
          <ThemesField />
        </Block>
        <Block title="Tu acceso">
          <FormLayout>
            <TextField
              name="email"
              label="Correo electrónico"
              hint="Aquí recibirás el enlace para validar tu cuenta"
              type="email"
              autoComplete="email"
            />
            <PasswordField name="password" label="Contraseña" autoComplete="new-password" checklist={passwordParts} />
            {request.status === 'failed' && <RegistrationFailure failure={request.failure} />}
            <div>
              <Button type="submit" size="l" busy={request.status === 'loading'} busyLabel="Creando tu cuenta…">
                Crear cuenta
              </Button>
            </div>
            <p>Te enviaremos un correo para validar tu cuenta.</p>
          </FormLayout>
        </Block>
      </Form>
    </Formik>
  )
}
