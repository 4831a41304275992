import { useEffect, useRef } from 'react'

import art from '@/art/e3-correo-enviado.svg'
import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { ResultPanel } from '@/ui/ResultPanel'

/** The account exists; what is left is the link in the e-mail. */
export function RegistrationDone({ message }: { message: string }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <ResultPanel art={art} title={message} headingRef={heading}>
      <p>Te hemos enviado un correo. Por favor revisa tu bandeja de entrada para validar tu cuenta.</p>
      <p>¿No lo ves? Busca también en la carpeta de spam.</p>
      <ButtonLink to={paths.login}>Iniciar sesión</ButtonLink>
    </ResultPanel>
  )
}
