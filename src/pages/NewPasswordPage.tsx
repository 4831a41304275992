import { useState } from 'react'
import { useLocation } from 'react-router-dom'

import art from '@/art/umbral-ancho.svg'
import { NewPasswordForm } from '@/features/password/NewPasswordForm'
import { paths } from '@/lib/paths'
import { resetToken } from '@/lib/links'
import { changePassword } from '@/store/authSlice'
import { useAppDispatch, useClearOutcomesOnLeave, useRequest } from '@/store/hooks'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'
import { WithAside } from '@/ui/page/WithAside'
import { Panel } from '@/ui/Panel'

/**
 * Sets a new password with the token of the e-mail's link. Whoever was signed in here no longer is once that was answered,
 * and not before: opening the link of somebody else ends no session.
 */
export function NewPasswordPage() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const request = useRequest(changePassword)
  // An earlier attempt had no answer, so the password may have changed already.
  const [mayHaveChanged, setMayHaveChanged] = useState(false)

  useClearOutcomesOnLeave(changePassword)

  async function submit(password: string) {
    const result = await dispatch(changePassword({ reset_password_token: resetToken(pathname), password }))
    if (!changePassword.rejected.match(result)) return
    const { kind } = result.payload ?? {}
    if (kind !== 'refused' && kind !== 'unsent') setMayHaveChanged(true)
  }

  return (
    <>
      {/* The token is in the address: no other site may learn it. */}
      <meta name="referrer" content="no-referrer" />
      <TaskHeader
        title={request.status === 'done' ? 'Tu contraseña cambió' : 'Elige una contraseña nueva'}
        lead={request.status === 'done' ? undefined : 'Con ella entrarás de ahora en adelante.'}
        documentTitle="Cambiar contraseña"
      />
      <PageBody narrow={request.status === 'done'}>
        {request.status === 'done' ? (
          <Panel tone="result" art={art} title={request.message}>
            <p>Ya puedes entrar con tu contraseña nueva.</p>
            <ButtonLink to={paths.login}>Iniciar sesión</ButtonLink>
          </Panel>
        ) : (
          <WithAside
            aside={
              <Panel title="Para recordarla mejor">
                <p>
                  Varias palabras juntas, con una mayúscula y un número, se recuerdan mejor que unos símbolos sueltos.
                  No uses la de otro sitio.
                </p>
              </Panel>
            }
          >
            <NewPasswordForm request={request} mayHaveChanged={mayHaveChanged} onSubmit={submit} />
          </WithAside>
        )}
      </PageBody>
    </>
  )
}
