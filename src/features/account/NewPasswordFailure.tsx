import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { Failure } from '@/store/request'
import { Note } from '@/ui/Note'

interface NewPasswordFailureProps {
  failure: Failure
  /** An attempt got no answer, so the new password may be the one already. */
  mayHaveChanged: boolean
}

/** Why the password was not changed, or that nobody knows whether it was. */
export function NewPasswordFailure({ failure: { kind, message }, mayHaveChanged }: NewPasswordFailureProps) {
  const isRefused = kind === 'refused'
  return (
    <Note
      tone="bad"
      live="assertive"
      title={message}
      actions={
        <>
          {isRefused && <Link to={paths.passwordRecovery}>Solicitar un enlace nuevo</Link>}
          {mayHaveChanged && <Link to={paths.login}>Iniciar sesión</Link>}
        </>
      }
    >
      {!mayHaveChanged && <p>Tu contraseña sigue igual.</p>}
      {mayHaveChanged && (
        <p>
          {isRefused ? 'En el intento anterior no hubo respuesta y' : 'No hubo respuesta y'} tu contraseña pudo cambiar.
          Prueba entrar con la nueva{isRefused ? '' : ' o inténtalo otra vez: lo que escribiste sigue aquí'}.
        </p>
      )}
    </Note>
  )
}
