import { Navigate, useLocation } from 'react-router-dom'

import art from '@/art/cerradura.svg'
import { NewPasswordForm } from '@/features/password/NewPasswordForm'
import { isRecord } from '@/lib/untrusted'
import { paths } from '@/model/paths'
import { resetToken } from '@/model/links'
import { useRequest } from '@/store/hooks'
import { changePassword, PASSWORD_CHANGED } from '@/store/passwords'
import { ButtonLink } from '@/ui/ButtonLink'
import { Result } from '@/ui/Result'
import { SplitPage } from '@/ui/page/SplitPage'

// One object: `Navigate` navigates again for each new one.
const changed = { isChanged: true }

/** Sets a new password. Only then this browser's session ends, because the link may be for another account. */
export function NewPasswordPage() {
  const { pathname, ...location } = useLocation()
  const request = useRequest(changePassword)
  const isDone = request.status === 'done'
  const isChanged = isDone || (isRecord(location.state) && location.state['isChanged'] === true)

  return (
    <>
      {/* The URL contains the token, which must not be sent to other sites. */}
      <meta name="referrer" content="no-referrer" />
      {/* A reload must not offer the used token again. */}
      {isDone && <Navigate to={pathname} state={changed} replace />}
      {isChanged ? (
        <Result
          title={PASSWORD_CHANGED}
          documentTitle="Cambiar contraseña"
          art={art}
          actions={<ButtonLink to={paths.login}>Iniciar sesión</ButtonLink>}
        >
          <p className="lead">Ya puedes entrar con tu contraseña nueva.</p>
        </Result>
      ) : (
        <SplitPage lamp={art} title="Elige una contraseña nueva">
          <p className="muted">
            Varias palabras juntas, con una mayúscula y un número, se recuerdan mejor que unos símbolos sueltos. No uses
            la de otro sitio.
          </p>
          <NewPasswordForm token={resetToken(pathname)} request={request} />
        </SplitPage>
      )}
    </>
  )
}
