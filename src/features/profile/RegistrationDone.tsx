import art from '@/art/e3-correo-enviado.svg'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/ButtonLink'

import { ResultPanel } from '@/ui/page/ResultPanel'

export function RegistrationDone({ message }: { message: string }) {
  return (
    <ResultPanel art={art} title={message}>
      <p>Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.</p>
      <p>¿No lo ves? Busca también en la carpeta de spam.</p>
      <ButtonLink to={paths.login}>Iniciar sesión</ButtonLink>
    </ResultPanel>
  )
}
