import { Link, useLocation } from 'react-router-dom'

import art from '@/art/e3-correo-enviado.svg'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { ResultPanel } from '@/ui/page/ResultPanel'

interface RegistrationDoneProps {
  message: string
  onAgain: () => void
}

export function RegistrationDone({ message, onAgain }: RegistrationDoneProps) {
  const { search } = useLocation()
  return (
    <ResultPanel art={art} title={message}>
      <p>Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.</p>
      <p>¿No lo ves? Busca también en la carpeta de spam.</p>
      <ButtonLink to={paths.login} tone="secondary">
        Iniciar sesión
      </ButtonLink>
      <p>
        <Link to={{ search }} onClick={onAgain}>
          ¿No es tu correo? Crea la cuenta de nuevo
        </Link>
      </p>
    </ResultPanel>
  )
}
