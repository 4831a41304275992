import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom'

import door from '@/art/r9-cuenta-sin-validar.svg'
import { LoginForm } from '@/features/sign-in/LoginForm'
import { QuestionnaireInvitation } from '@/features/sign-in/QuestionnaireInvitation'
import { signInReason } from '@/features/sign-in/signInReason'
import { settings } from '@/model/env'
import { groupSize } from '@/model/groupSize'
import { paths, registrationFor } from '@/model/paths'
import { isInternalPath, isLandingKey, leavingDestination, returnToVisit } from '@/model/signInDestination'
import { requestedService } from '@/model/visits'
import { isRecord } from '@/lib/untrusted'
import { expiryShown, selectExpired, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useAppStore, useRequest, useUser } from '@/store/hooks'
import { selectOpenModal } from '@/store/modalSlice'
import { shareSession } from '@/store/signIn'
import { Note } from '@/ui/Note'
import { SplitPage } from '@/ui/page/SplitPage'
import { useHydrated } from '@/ui/useHydrated'

const EXTERNAL_REDIRECT_MS = 500

/** Redirects to the content site, unless the user has followed a link to the home page in the meantime. */
function leaveFor(url: string) {
  if (window.location.pathname !== paths.home) window.location.assign(url)
}

/** Redirects a signed-in user. @param from the path of the page that redirected here, or null */
function useLeaveWhenSignedIn(from: string | null): boolean {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search, key } = useLocation()
  const isSignedIn = useUser() !== null
  // Read from the store, because hydration renders the page for signed-out users.
  const [wasSignedIn] = useState(selectUser(useAppStore().getState()) !== null)
  const isPassOpen = useAppSelector(selectOpenModal) === 'pass'
  const isSharing = useRequest(shareSession).status === 'loading'
  const destination = isSignedIn
    ? leavingDestination({
        isPassOpen,
        isSharing,
        referrer: document.referrer,
        contentSiteUrl: settings.contentSiteUrl,
        isLanding: isLandingKey(key),
        search,
        from,
      })
    : null
  const path = destination?.kind === 'page' ? destination.path : null
  const url = destination?.kind === 'contentSite' ? destination.url : null
  const isRequested = destination?.kind === 'contentSite' && destination.isRequested

  useEffect(() => {
    if (path !== null) void navigate(path, { replace: true })
    if (url === null) return undefined
    // If the content site's session has ended, that site would redirect the user back here.
    if (isRequested && wasSignedIn) void dispatch(shareSession())
    const timer = setTimeout(() => leaveFor(url), isRequested ? EXTERNAL_REDIRECT_MS : 0)
    return () => clearTimeout(timer)
  }, [path, url, isRequested, wasSignedIn, navigate, dispatch])

  return isSignedIn
}

export function LoginPage() {
  const dispatch = useAppDispatch()
  // Keeps the value of the first render, because the flag is cleared when the user leaves the page.
  const [expired] = useState(useAppSelector(selectExpired))
  const state: unknown = useLocation().state
  const from = isRecord(state) && isInternalPath(state['from']) ? state['from'] : null
  const isHydrated = useHydrated()
  const isForVisit = isHydrated && from === paths.visitRequest
  const isLeaving = useLeaveWhenSignedIn(from)
  const [isInvitationClosed, setIsInvitationClosed] = useState(false)
  const isInvited = useSearchParams()[0].has('fromQuestionnaire') && isHydrated && !isInvitationClosed

  const reason =
    from !== null && isHydrated && !expired && !isLeaving
      ? signInReason(from, { service: requestedService.read(), group: groupSize.read() })
      : null

  useEffect(() => () => void dispatch(expiryShown()), [dispatch])

  return (
    <SplitPage
      lamp={door}
      title="Entra a tu cuenta"
      lead={reason ?? 'Para solicitar visitas y ver tu entrada de cortesía.'}
    >
      {isLeaving ? (
        <output>Ya iniciaste sesión. Te llevamos a tu página…</output>
      ) : (
        <>
          {expired && (
            <Note tone="warn" live="polite" title="Tu sesión terminó. Inicia sesión de nuevo.">
              {expired.unsent !== undefined && <p>{expired.unsent}</p>}
            </Note>
          )}
          <LoginForm />
          <p>
            ¿Aún no tienes cuenta?{' '}
            <Link
              to={isForVisit ? registrationFor.teacher : paths.registration}
              onClick={isForVisit ? returnToVisit : undefined}
            >
              Regístrate
            </Link>
          </p>
          {isInvited && <QuestionnaireInvitation onClose={() => setIsInvitationClosed(true)} />}
          <p>
            ¿Eres estudiante? No necesitas cuenta: <Link to={paths.answerQuestionnaire}>responde el cuestionario</Link>
          </p>
        </>
      )}
    </SplitPage>
  )
}
