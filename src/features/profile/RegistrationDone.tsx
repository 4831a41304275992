import art from '@/art/e3-correo-enviado.svg'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { ButtonRow } from '@/ui/ButtonRow'
import { ResultPanel } from '@/ui/page/ResultPanel'

interface RegistrationDoneProps {
  message: string
  email: string
  onAgain: () => void
}

export function RegistrationDone({ message, email, onAgain }: RegistrationDoneProps) {
  return (
    <ResultPanel art={art} title={message}>
      <p>Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.</p>
      <p>
        Lo enviamos a <strong>{email}</strong>. ¿No lo ves? Busca también en la carpeta de spam.
      </p>
      <ButtonRow>
        <Button onClick={onAgain}>¿No es tu correo? Crea la cuenta de nuevo</Button>
        <ButtonLink to={paths.login} tone="secondary">
          Iniciar sesión
        </ButtonLink>
      </ButtonRow>
    </ResultPanel>
  )
}
