import { useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import { formatDay } from '@/lib/dates'
import { paths } from '@/lib/paths'
import { isTeacherProfile, profileName } from '@/lib/session'
import { emailCarried } from '@/store/authSlice'
import { useAppDispatch } from '@/store/hooks'
import type { RequestState } from '@/store/request'
import { Block } from '@/ui/page/Block'
import { Button } from '@/ui/Button'
import { ErrorSummary } from '@/ui/form/ErrorSummary'
import { TextField } from '@/ui/form/TextField'
import { FactList } from '@/ui/FactList'
import { FormLayout } from '@/ui/form/FormLayout'
import { Note } from '@/ui/Note'
import { RequestFailure } from '@/ui/RequestFailure'

import { TeacherPersonFields } from './PersonFields'
import type { RegistrationValues } from './registrationSchema'
import { SchoolPart } from './SchoolPart'
import { ThemesField } from './ThemesField'

const NOT_TOLD = 'Sin registrar'

/** A change of e-mail that takes effect once the new address is confirmed. */
export interface EmailChange {
  /** The e-mail that the account still has. */
  from: string
  to: string
}

interface AccountFieldsProps {
  request: RequestState
  emailChange: EmailChange | null
}

export function AccountFields({ request, emailChange }: AccountFieldsProps) {
  const dispatch = useAppDispatch()
  const { values } = useFormikContext<RegistrationValues>()
  const { name, date_of_birth, profile_id } = values
  return (
    <>
      <ErrorSummary />
      <Block title="Tus datos">
        <FormLayout>
          <FactList
            facts={[
              ['Nombre(s)', name || NOT_TOLD],
              ['Fecha de nacimiento', date_of_birth === '' ? NOT_TOLD : formatDay(date_of_birth)],
              ['Tipo de perfil', profileName(Number(profile_id))],
            ]}
          />
          {isTeacherProfile(profile_id) && (
            <FormLayout pairs>
              <TeacherPersonFields />
            </FormLayout>
          )}
        </FormLayout>
      </Block>
      <SchoolPart otherSchool="last" />
      <Block title="Temas de interés">
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
            <Link to={paths.passwordRecovery} onClick={() => dispatch(emailCarried(values.email))}>
              Cambiar mi contraseña
            </Link>{' '}
            con un enlace que te enviamos por correo.
          </p>
          <AccountOutcome request={request} emailChange={emailChange} />
          <div>
            <Button type="submit" size="l" busy={request.status === 'loading'} busyLabel="Guardando…">
              Guardar cambios
            </Button>
          </div>
        </FormLayout>
      </Block>
    </>
  )
}

/** How the last attempt to save ended. */
function AccountOutcome({ request, emailChange }: AccountFieldsProps) {
  if (request.status === 'done') {
    return (
      <Note
        tone="ok"
        live="polite"
        title="Sus datos se han actualizado correctamente"
        actions={<Link to={paths.home}>Ir a inicio</Link>}
      >
        {emailChange && (
          <p>
            Tu correo nuevo es <strong>{emailChange.to}</strong>, pero falta que lo confirmes: abre el mensaje que te
            llegará ahí. Mientras tanto entras con {emailChange.from}.
          </p>
        )}
      </Note>
    )
  }
  return request.status === 'failed' && <RequestFailure failure={request.failure} />
}
