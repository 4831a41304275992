import { useEffect, useState } from 'react'
import { Link, type Location, Navigate, useLocation } from 'react-router-dom'

import { settings } from '@/model/env'
import { paths, signOutChosen } from '@/model/paths'
import { isFromContentSite, isLandingKey } from '@/model/signInDestination'
import { isRecord } from '@/lib/untrusted'
import { useAppDispatch, useAppSelector, useUser } from '@/store/hooks'
import { selectSentVisits } from '@/store/visitRequestSlice'
import { signOut } from '@/store/session'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Page } from '@/ui/page/Page'
import { Cluster } from '@/ui/layout/layout'

/** Whether the user chose to sign out in our menu or in the content site's menu. */
const isChosen = ({ state, key }: Location<unknown>) =>
  (isRecord(state) && state['signOut'] === signOutChosen.signOut) ||
  isFromContentSite({
    referrer: document.referrer,
    contentSiteUrl: settings.contentSiteUrl,
    isLanding: isLandingKey(key),
  })

/** Signs out at once after a click in a menu. Any other link asks first, because signing out deletes drafts. */
export function LogoutPage() {
  const dispatch = useAppDispatch()
  const user = useUser()
  const hasVisitDetails = useAppSelector(selectSentVisits).some(({ date }) => date !== '')
  const location = useLocation()
  const [isSure, setIsSure] = useState(() => isChosen(location))

  useEffect(() => {
    if (user && isSure) dispatch(signOut(user.id))
  }, [dispatch, user, isSure])

  if (!user) return <Navigate to={paths.login} replace />
  if (isSure) {
    return (
      <Page title="Cerrar sesión" narrow>
        <output>Cerrando tu sesión…</output>
      </Page>
    )
  }
  return (
    <Page title="¿Cerrar sesión?" narrow>
      <p>Al cerrarla se borra de este dispositivo lo que escribiste y no has enviado.</p>
      {hasVisitDetails && (
        <p>
          También se borran los detalles de tu solicitud de visita y solo queda su folio. Antes puedes descargar su PDF
          en <Link to={paths.sentVisit}>Tu visita</Link>.
        </p>
      )}
      <Cluster gap={3}>
        <Button onClick={() => setIsSure(true)}>Cerrar sesión</Button>
        <ButtonLink to={paths.home} tone="secondary">
          Seguir con mi sesión
        </ButtonLink>
      </Cluster>
    </Page>
  )
}
