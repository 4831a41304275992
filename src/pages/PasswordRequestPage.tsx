import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import { PasswordRequestDone } from '@/features/account/PasswordRequestDone'
import { PasswordRequestForm } from '@/features/account/PasswordRequestForm'
import { isRecord } from '@/lib/record'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { requestLeft, requestPassword, selectPasswordRequest } from '@/store/passwordSlice'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { WhenLive } from '@/ui/WhenLive'

/** Asks for the e-mail with a link to a new password. */
export function PasswordRequestPage() {
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectPasswordRequest)
  const location = useLocation()
  const state: unknown = location.state
  const [email, setEmail] = useState(isRecord(state) && typeof state['email'] === 'string' ? state['email'] : '')

  useEffect(
    () => () => {
      dispatch(requestLeft())
    },
    [dispatch],
  )

  function send(typed: string) {
    setEmail(typed)
    return dispatch(requestPassword(typed))
  }

  return (
    <>
      <PageHeader
        title="Recupera tu contraseña"
        lead={
          request.status === 'done'
            ? undefined
            : 'Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una nueva.'
        }
        documentTitle="Recuperar contraseña"
      />
      <PageBody narrow>
        {request.status === 'done' ? (
          <PasswordRequestDone message={request.message} email={email} onAgain={() => dispatch(requestLeft())} />
        ) : (
          <WhenLive height="14rem">
            <PasswordRequestForm email={email} request={request} onSubmit={send} />
          </WhenLive>
        )}
      </PageBody>
    </>
  )
}
