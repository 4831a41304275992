import { useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { emailCarried } from '@/store/authSlice'
import { useAppDispatch } from '@/store/hooks'
import type { Failure } from '@/store/request'
import { RequestFailure } from '@/ui/RequestFailure'

import type { RegistrationValues } from './registrationSchema'

/** Why no account was created, with links for people who may already have one. */
export function RegistrationFailure({ failure }: { failure: Failure }) {
  const { values } = useFormikContext<RegistrationValues>()
  const dispatch = useAppDispatch()
  const carryEmail = () => dispatch(emailCarried(values.email))
  const hasAnswer = failure.kind === 'refused' || failure.kind === 'fault'

  return (
    <RequestFailure
      failure={failure}
      actions={
        hasAnswer && (
          <>
            <Link to={paths.login} onClick={carryEmail}>
              Iniciar sesión
            </Link>
            <Link to={paths.passwordRecovery} onClick={carryEmail}>
              Recuperar contraseña
            </Link>
          </>
        )
      }
    />
  )
}
