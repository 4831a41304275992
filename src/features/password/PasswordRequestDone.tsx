import art from '@/art/e3-correo-enviado.svg'
import { paths } from '@/lib/paths'
import { emailCarried } from '@/store/authSlice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'

import { ResultPanel } from '@/ui/page/ResultPanel'

interface PasswordRequestDoneProps {
  message: string
  email: string
  onAgain: () => void
}

export function PasswordRequestDone({ message, email, onAgain }: PasswordRequestDoneProps) {
  const dispatch = useAppDispatch()
  return (
    <ResultPanel art={art} title={message}>
      <p>
        Te enviamos un enlace a <strong>{email}</strong>. Ábrelo para elegir una contraseña nueva.
      </p>
      <p>¿No lo ves? Puede tardar unos minutos. Busca también en la carpeta de spam.</p>
      <ButtonRow>
        <ButtonLink to={paths.login} onClick={() => dispatch(emailCarried(email))}>
          Iniciar sesión
        </ButtonLink>
        <Button tone="plain" onClick={onAgain}>
          Usar otro correo
        </Button>
      </ButtonRow>
    </ResultPanel>
  )
}
