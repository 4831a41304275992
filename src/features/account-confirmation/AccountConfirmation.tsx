import { Link } from 'react-router-dom'

import doorOpen from '@/art/r2-cuenta-validada.svg'
import doorClosed from '@/art/r9-cuenta-sin-validar.svg'
import { messages } from '@/lib/messages'
import { paths } from '@/model/paths'
import { registeredEmail } from '@/model/drafts'
import { returnAfterValidation } from '@/model/signInDestination'
import { emailPrefilled } from '@/store/authSlice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'
import { Result } from '@/ui/Result'
import { Page } from '@/ui/page/Page'

/** `unanswered`: the result is unknown. `doubtful`: refused after an unanswered attempt, which may have validated. */
export type ConfirmationOutcome = 'waiting' | 'validated' | 'refused' | 'doubtful' | 'unanswered' | 'unsent'

const PAGE = 'Validación de tu cuenta'

/** @param returnPath the page to return to after the sign-in, or null */
function lastStep(returnPath: string | null): string {
  if (returnPath === null) return 'Tráela impresa el día de tu visita.'
  return returnPath === paths.visitRequest
    ? 'Después sigues con tu solicitud de visita.'
    : 'Después vuelves al cuestionario.'
}

export function AccountConfirmation({ outcome, onRetry }: { outcome: ConfirmationOutcome; onRetry: () => void }) {
  const dispatch = useAppDispatch()
  const returnPath = returnAfterValidation.read()
  const signInLink = (tone?: 'secondary') => (
    <ButtonLink
      to={paths.login}
      tone={tone}
      state={{ from: returnPath }}
      onClick={() => dispatch(emailPrefilled(registeredEmail.read() ?? ''))}
    >
      Iniciar sesión
    </ButtonLink>
  )
  if (outcome === 'waiting') {
    return (
      <Page title={PAGE} narrow>
        <LoadingBlock label="Estamos validando tu cuenta…">
          <p>Estamos validando tu cuenta…</p>
          <Skeleton height="150px" width="200px" />
        </LoadingBlock>
      </Page>
    )
  }
  if (outcome === 'validated') {
    return (
      <Result
        title="Tu cuenta ha sido validada"
        documentTitle={PAGE}
        art={doorOpen}
        steps={[
          'Entra con tu correo y tu contraseña.',
          'La primera vez recibes tu entrada de cortesía.',
          lastStep(returnPath),
        ]}
        actions={signInLink()}
      >
        <p className="lead">La puerta está abierta: ya puedes entrar.</p>
      </Result>
    )
  }
  const isRefused = outcome === 'refused' || outcome === 'doubtful'
  return (
    <Result
      key={outcome}
      title="No pudimos validar tu cuenta"
      documentTitle={PAGE}
      art={doorClosed}
      actions={
        <>
          {!isRefused && <Button onClick={onRetry}>Reintentar</Button>}
          {signInLink(isRefused ? undefined : 'secondary')}
        </>
      }
    >
      {isRefused ? (
        <>
          <p>
            {outcome === 'doubtful' &&
              'Un intento anterior quedó sin respuesta: puede que tu cuenta ya esté validada. '}
            <strong>Si ya la validaste, inicia sesión.</strong> El enlace del correo sirve una sola vez.
          </p>
          <p>
            Si no puedes entrar, abre otra vez el enlace completo del mensaje o{' '}
            <Link to={paths.contact}>escríbenos</Link>.
          </p>
        </>
      ) : (
        <p>
          {outcome === 'unsent'
            ? messages.unsent
            : 'No sabemos si la validación se completó: puede que tu cuenta ya esté validada. Inténtalo de nuevo o prueba iniciar sesión.'}
        </p>
      )}
    </Result>
  )
}
