import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'

import { paths, signOutChosen } from '@/lib/paths'
import { isRecord } from '@/lib/untrusted'
import { selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { signOut } from '@/store/session'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'
import { Cluster } from '@/ui/layout/layout'

const isChosen = (state: unknown) => isRecord(state) && state['signOut'] === signOutChosen.signOut

/**
 * Ends the session here at once when it was chosen in our own menu; the content site hears of it meanwhile. Any other link,
 * such as one on another site, asks first, because signing out deletes what was not sent yet.
 */
export function LogoutPage() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)
  const location = useLocation()
  const [isSure, setIsSure] = useState(() => isChosen(location.state))

  useEffect(() => {
    if (user && isSure) dispatch(signOut(user.id))
  }, [dispatch, user, isSure])

  if (!user) return <Navigate to={paths.login} replace />
  if (isSure) {
    return (
      <>
        <TaskHeader title="Cerrar sesión" />
        <PageBody narrow>
          <output>Cerrando tu sesión…</output>
        </PageBody>
      </>
    )
  }
  return (
    <>
      <TaskHeader title="¿Cerrar sesión?" documentTitle="Cerrar sesión" />
      <PageBody narrow>
        <p>Al cerrarla se borra de este equipo lo que escribiste y no has enviado.</p>
        <Cluster gap={3}>
          <Button onClick={() => setIsSure(true)}>Cerrar sesión</Button>
          <ButtonLink to={paths.home} tone="secondary">
            Seguir con mi sesión
          </ButtonLink>
        </Cluster>
      </PageBody>
    </>
  )
}
