import { useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { Failure } from '@/store/request'
import { RequestFailure } from '@/ui/RequestFailure'

import type { RegistrationValues } from './registrationSchema'

/** Why no account was created, with links for people who may already have one. */
export function RegistrationFailure({ failure }: { failure: Failure }) {
  const { values } = useFormikContext<RegistrationValues>()
  const email = { email: values.email }
  const hasAnswer = failure.kind === 'refused' || failure.kind === 'fault'

  return (
    <RequestFailure
      failure={failure}
      actions={
        hasAnswer && (
          <>
            <Link to={paths.login} state={email}>
              Iniciar sesión
            </Link>
            <Link to={paths.passwordRecovery} state={email}>
              Recuperar contraseña
            </Link>
          </>
        )
      }
    />
  )
}
