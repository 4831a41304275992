import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { Failure } from '@/store/request'
import { RequestFailure } from '@/ui/RequestFailure'

interface NewPasswordFailureProps {
  failure: Failure
  /** An earlier attempt had no answer, so the password may have changed. */
  mayHaveChanged: boolean
}

const AFTER_NO_ANSWER =
  'En el intento anterior no hubo respuesta y tu contraseña pudo cambiar. Prueba entrar con la nueva.'

export function NewPasswordFailure({ failure, mayHaveChanged }: NewPasswordFailureProps) {
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
