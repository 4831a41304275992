import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

import art from '@/art/umbral-ancho.svg'
import { AccountResult } from '@/features/account/AccountResult'
import { NewPasswordForm } from '@/features/account/NewPasswordForm'
import { paths } from '@/lib/paths'
import { resetToken } from '@/lib/resetToken'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import {
  changeLeft,
  changePassword,
  dropSession,
  selectMayHaveChanged,
  selectPasswordChange,
} from '@/store/passwordSlice'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'

/** Sets a new password with the token of the e-mail's link. Whoever was signed in here no longer is. */
export function NewPasswordPage() {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const user = useAppSelector(selectUser)
  const request = useAppSelector(selectPasswordChange)
  const mayHaveChanged = useAppSelector(selectMayHaveChanged)

  useEffect(() => {
    if (user) dispatch(dropSession())
  }, [dispatch, user])

  useEffect(
    () => () => {
      dispatch(changeLeft())
    },
    [dispatch],
  )

  return (
    <>
      {/* The token is in the address: no other site may learn it. */}
      <meta name="referrer" content="no-referrer" />
      <PageHeader
        title="Elige una contraseña nueva"
        lead={request.status === 'done' ? undefined : 'Con ella entrarás de ahora en adelante.'}
        documentTitle="Cambiar contraseña"
      />
      <PageBody narrow>
        {request.status === 'done' ? (
          <AccountResult art={art} title={request.message}>
            <p>Ya puedes entrar con tu contraseña nueva.</p>
            <ButtonLink to={paths.login}>Iniciar sesión</ButtonLink>
          </AccountResult>
        ) : (
          <NewPasswordForm
            request={request}
            mayHaveChanged={mayHaveChanged}
            onSubmit={(password) => dispatch(changePassword({ reset_password_token: resetToken(pathname), password }))}
          />
        )}
      </PageBody>
    </>
  )
}
