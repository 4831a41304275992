import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'

import { paths } from '@/lib/paths'
import { selectUser } from '@/store/authSlice'
import { endSharedSession } from '@/store/contentSession'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { wipeSession } from '@/store/sessionEvents'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'

/** Ends the session here at once; the content site is told meanwhile. */
export function LogoutPage() {
  const dispatch = useAppDispatch()
  const user = useAppSelector(selectUser)

  useEffect(() => {
    if (!user) return
    void endSharedSession()
    dispatch(wipeSession(user.id))
  }, [dispatch, user])

  if (!user) return <Navigate to={paths.login} replace />
  return (
    <>
      <PageHeader title="Cerrar sesión" />
      <PageBody narrow>
        <output>Cerrando tu sesión…</output>
      </PageBody>
    </>
  )
}
