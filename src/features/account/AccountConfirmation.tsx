import sent from '@/art/e3-correo-enviado.svg'
import noConnection from '@/art/e4-sin-conexion.svg'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { ResultPanel } from '@/ui/ResultPanel'
import { Skeleton } from '@/ui/Skeleton'

interface AccountConfirmationProps {
  outcome: 'waiting' | 'validated' | 'refused' | 'unanswered'
  onRetry: () => void
}

/** How the validation of an account stands. Any refusal reads the same; no answer is not a refusal. */
export function AccountConfirmation({ outcome, onRetry }: AccountConfirmationProps) {
  const panels = {
    waiting: (
      <LoadingBlock label="Estamos validando tu cuenta…">
        <p>Estamos validando tu cuenta…</p>
        <Skeleton height="150px" width="200px" />
      </LoadingBlock>
    ),
    validated: (
      <ResultPanel art={sent} title="Tu cuenta ha sido validada">
        <p>Ya puedes entrar con tu correo y tu contraseña.</p>
        <ButtonLink to={paths.login}>Iniciar sesión</ButtonLink>
      </ResultPanel>
    ),
    refused: (
      <ResultPanel art={noConnection} title="No pudimos validar tu cuenta">
        <p>Si ya la habías validado, inicia sesión. Si no, abre otra vez el enlace completo de tu correo.</p>
        <ButtonLink to={paths.login}>Iniciar sesión</ButtonLink>
      </ResultPanel>
    ),
    unanswered: (
      <ResultPanel art={noConnection} title="No pudimos validar tu cuenta">
        <p>El servidor no respondió. Revisa tu conexión e inténtalo de nuevo; tu enlace sigue siendo válido.</p>
        <Button onClick={onRetry}>Reintentar</Button>
      </ResultPanel>
    ),
  }
  return <div aria-live="polite">{panels[outcome]}</div>
}
