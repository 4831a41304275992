import { Link } from 'react-router-dom'

import sent from '@/art/e3-correo-enviado.svg'
import noConnection from '@/art/e4-sin-conexion.svg'
import { paths } from '@/lib/paths'
import { registeredEmail } from '@/lib/drafts'
import { returnAfterValidation } from '@/lib/signInDestination'
import { valuesCarried } from '@/store/authSlice'
import { useAppDispatch } from '@/store/hooks'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Panel } from '@/ui/Panel'
import { Skeleton } from '@/ui/Skeleton'
import { Cluster } from '@/ui/layout/layout'

/** `unanswered`: the account may be validated or not. */
export type ConfirmationOutcome = 'waiting' | 'validated' | 'refused' | 'unanswered'

interface AccountConfirmationProps {
  outcome: ConfirmationOutcome
  onRetry: () => void
}

const AND_THEN = {
  visit: 'Después sigues con tu solicitud de visita.',
  questionnaire: 'Después vuelves al cuestionario.',
}

/** The state of the validation of an account. */
export function AccountConfirmation({ outcome, onRetry }: AccountConfirmationProps) {
  const dispatch = useAppDispatch()
  const returnPath = returnAfterValidation.read()
  const signInLink = (tone?: 'secondary') => (
    <ButtonLink
      to={paths.login}
      tone={tone}
      state={{ from: returnPath }}
      onClick={() => dispatch(valuesCarried({ email: registeredEmail.read() ?? '' }))}
    >
      Iniciar sesión
    </ButtonLink>
  )
  const panels = {
    waiting: (
      <LoadingBlock label="Estamos validando tu cuenta…">
        <p>Estamos validando tu cuenta…</p>
        <Skeleton height="150px" width="200px" />
      </LoadingBlock>
    ),
    validated: (
      <Panel tone="result" art={sent} title="Tu cuenta ha sido validada">
        <p>
          Ya puedes entrar con tu correo y tu contraseña.{' '}
          {returnPath !== null && (returnPath === paths.visitRequest ? AND_THEN.visit : AND_THEN.questionnaire)}
        </p>
        {signInLink()}
      </Panel>
    ),
    refused: (
      <Panel tone="result" art={noConnection} title="No pudimos validar tu cuenta">
        <p>
          <strong>Si ya la validaste, inicia sesión.</strong> El enlace del correo sirve una sola vez.
        </p>
        {signInLink()}
        <p>
          Si todavía no, abre otra vez el enlace completo de tu correo o <Link to={paths.contact}>escríbenos</Link>.
        </p>
      </Panel>
    ),
    unanswered: (
      <Panel tone="result" art={noConnection} title="No pudimos validar tu cuenta">
        <p>
          El servidor no respondió: puede que tu cuenta ya esté validada. Revisa tu conexión e inténtalo de nuevo, o
          prueba iniciar sesión.
        </p>
        <Cluster gap={3}>
          <Button onClick={onRetry}>Reintentar</Button>
          {signInLink('secondary')}
        </Cluster>
      </Panel>
    ),
  }
  return panels[outcome]
}
