import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import type { Credentials } from '@/api/sessions'
import { LoginForm } from '@/features/account/LoginForm'
import { QuestionnaireInvitation } from '@/features/account/QuestionnaireInvitation'
import { settings } from '@/lib/env'
import { messages } from '@/lib/messages'
import { paths } from '@/lib/paths'
import { isRecord } from '@/lib/record'
import { visitReferrer } from '@/lib/referrer'
import { signInDestination } from '@/lib/signInDestination'
import { selectHasExpired, selectSignIn, selectUser, signIn, signInLeft } from '@/store/authSlice'
import { sessionShared } from '@/store/contentSession'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { Note } from '@/ui/Note'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/PageHeader'
import { WhenLive } from '@/ui/WhenLive'

const EXTERNAL_REDIRECT = 500

/** Leaves the sign-in page as soon as somebody is signed in, whether before or just now. */
function useLeaveWhenSignedIn() {
  const user = useAppSelector(selectUser)
  const navigate = useNavigate()
  const { search, ...location } = useLocation()
  const state: unknown = location.state
  const from = isRecord(state) ? state['from'] : null

  useEffect(() => {
    if (!user) return undefined
    const { contentSiteUrl } = settings
    if (contentSiteUrl !== '' && new URLSearchParams(search).get('external') === 'true') {
      const timer = setTimeout(() => window.location.assign(contentSiteUrl), EXTERNAL_REDIRECT)
      return () => clearTimeout(timer)
    }
    const destination = signInDestination({ referrer: visitReferrer(), contentSiteUrl, search, from })
    if (destination.kind === 'page') void navigate(destination.path, { replace: true })
    else void sessionShared().then(() => window.location.assign(destination.url))
    return undefined
  }, [user, navigate, search, from])

  return user !== null
}

export function LoginPage() {
  const dispatch = useAppDispatch()
  const request = useAppSelector(selectSignIn)
  // Kept from the first render: leaving the form clears the flag.
  const [hasExpired] = useState(useAppSelector(selectHasExpired))
  const isLeaving = useLeaveWhenSignedIn()
  const { search, ...location } = useLocation()
  const state: unknown = location.state
  const [isInvited, setIsInvited] = useState(() => new URLSearchParams(search).has('fromQuestionnaire'))
  const email = isRecord(state) && typeof state['email'] === 'string' ? state['email'] : ''

  useEffect(
    () => () => {
      dispatch(signInLeft())
    },
    [dispatch],
  )

  async function submit(credentials: Credentials) {
    return signIn.fulfilled.match(await dispatch(signIn(credentials)))
  }

  return (
    <>
      <PageHeader title="Iniciar sesión" lead="Te damos la bienvenida. Entra para solicitar visitas y ver tu cuenta." />
      <PageBody narrow>
        <WhenLive height="24rem">
          {isLeaving ? (
            <output>Ya iniciaste sesión. Te llevamos a tu página…</output>
          ) : (
            <>
              {hasExpired && <Note tone="warn" live="polite" title={messages.sessionEnded} />}
              <LoginForm email={email} request={request} onSubmit={submit} />
              <p>
                ¿Aún no tienes cuenta? <Link to={paths.registration}>Regístrate</Link>
              </p>
              {isInvited && <QuestionnaireInvitation onClose={() => setIsInvited(false)} />}
            </>
          )}
        </WhenLive>
      </PageBody>
    </>
  )
}
