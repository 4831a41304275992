import { useFormikContext } from 'formik'
import { Link } from 'react-router-dom'

import { paths } from '@/lib/paths'
import type { Failure } from '@/store/request'
import { Note } from '@/ui/Note'

import type { RegistrationValues } from './registrationSchema'

/** Why there is no account, and the ways on. What was typed stays in the form. */
export function RegistrationFailure({ failure: { kind, message, detail } }: { failure: Failure }) {
  const { values } = useFormikContext<RegistrationValues>()
  const isRefused = kind === 'refused' || kind === 'fault'
  const email = { email: values.email }

  return (
    <Note
      tone="bad"
      live="assertive"
      title={message}
      actions={
        isRefused && (
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
    >
      {detail !== undefined && <p>{detail}</p>}
      {isRefused ? (
        <p>Tus datos siguen aquí. Si ya tienes cuenta, entra o recupera tu contraseña.</p>
      ) : (
        <p>
          No sabemos si tu cuenta se creó. Revisa si te llegó el correo de validación antes de enviar de nuevo; todo lo
          que escribiste sigue aquí.
        </p>
      )}
    </Note>
  )
}
