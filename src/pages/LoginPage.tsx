import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'

import type { Credentials } from '@/api/sessions'
import { LoginForm } from '@/features/sign-in/LoginForm'
import { QuestionnaireInvitation } from '@/features/sign-in/QuestionnaireInvitation'
import { settings } from '@/lib/env'
import { paths, registrationFor } from '@/lib/paths'
import { returnAfterValidation, signInDestination } from '@/lib/signInDestination'
import { isRecord } from '@/lib/untrusted'
import { expiryShown, selectExpired, selectUser } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useCarriedEmail, useClearOutcomesOnLeave, useRequest } from '@/store/hooks'
import { selectOpenModal } from '@/store/modalSlice'
import { shareSession, signIn } from '@/store/signIn'
import { ButtonLink } from '@/ui/ButtonLink'
import { Note } from '@/ui/Note'
import { PageBody } from '@/ui/PageBody'
import { TaskHeader } from '@/ui/page/TaskHeader'
import { WithAside } from '@/ui/page/WithAside'
import { Panel } from '@/ui/Panel'
import { useSearchParam } from '@/ui/useSearchParam'

const EXTERNAL_REDIRECT = 500

/** Leaves for the content site, unless a link of this page has led home already and its page is still on its way. */
function leaveFor(url: string) {
  if (window.location.pathname !== paths.home) window.location.assign(url)
}

/** Leaves the sign-in page for whoever is signed in, since before or since just now. */
function useLeaveWhenSignedIn() {
  const user = useAppSelector(selectUser)
  const navigate = useNavigate()
  const { search, ...location } = useLocation()
  const state: unknown = location.state
  const from = isRecord(state) ? state['from'] : null
  const { contentSiteUrl } = settings
  const isExternal = contentSiteUrl !== '' && new URLSearchParams(search).get('external') === 'true'
  const isSharing = useRequest(shareSession).status === 'loading'
  const isSignedIn = user !== null
  // The pass of the first sign-in is seen before the content site takes the place of this one.
  const isPassOpen = useAppSelector(selectOpenModal) === 'pass'
  const [wasSignedIn] = useState(isSignedIn)
  const dispatch = useAppDispatch()

  // The session of the content site may have ended while this one lasts: without this it would send the visitor back here.
  useEffect(() => {
    if (wasSignedIn && isExternal) void dispatch(shareSession())
  }, [wasSignedIn, isExternal, dispatch])

  // It does not wait for the content site: the request goes on when the page is left.
  useEffect(() => {
    if (!isSignedIn || !isExternal || isPassOpen) return undefined
    const timer = setTimeout(() => leaveFor(contentSiteUrl), EXTERNAL_REDIRECT)
    return () => clearTimeout(timer)
  }, [isSignedIn, isExternal, isPassOpen, contentSiteUrl])

  useEffect(() => {
    if (!isSignedIn || isExternal) return
    const destination = signInDestination({ referrer: document.referrer, contentSiteUrl, search, from })
    if (destination.kind === 'page') void navigate(destination.path, { replace: true })
    // The content site gets the session first, for at most 3 s.
    else if (!isSharing && !isPassOpen) leaveFor(destination.url)
  }, [isSignedIn, isExternal, isSharing, isPassOpen, contentSiteUrl, navigate, search, from])

  return isSignedIn
}

export function LoginPage() {
  const dispatch = useAppDispatch()
  const request = useRequest(signIn)
  // As it was at the first render: leaving the form clears the flag.
  const [expired] = useState(useAppSelector(selectExpired))
  const isLeaving = useLeaveWhenSignedIn()
  const [isInvitationClosed, setIsInvitationClosed] = useState(false)
  const isInvited = useSearchParam('fromQuestionnaire') !== null && !isInvitationClosed
  const email = useCarriedEmail()

  useClearOutcomesOnLeave(signIn)
  useEffect(() => () => void dispatch(expiryShown()), [dispatch])

  async function submit(credentials: Credentials) {
    return signIn.fulfilled.match(await dispatch(signIn(credentials)))
  }

  return (
    <>
      <TaskHeader title="Iniciar sesión" lead="Te damos la bienvenida. Entra para solicitar visitas y ver tu cuenta." />
      <PageBody>
        {isLeaving ? (
          <output>Ya iniciaste sesión. Te llevamos a tu página…</output>
        ) : (
          <WithAside
            aside={
              <Panel title="¿Eres estudiante?">
                <p>No necesitas cuenta: responde el cuestionario con el código de tu profesor o profesora.</p>
                <div>
                  <ButtonLink to={paths.answerQuestionnaire} tone="secondary">
                    Responder cuestionario
                  </ButtonLink>
                </div>
              </Panel>
            }
          >
            {expired && (
              <Note tone="warn" live="polite" title="Tu sesión terminó. Inicia sesión de nuevo.">
                {expired.unsent !== undefined && <p>{expired.unsent}</p>}
              </Note>
            )}
            <LoginForm email={email} request={request} onSubmit={submit} />
            <p>
              ¿Aún no tienes cuenta? <RegistrationLink />
            </p>
            {isInvited && <QuestionnaireInvitation onClose={() => setIsInvitationClosed(true)} />}
          </WithAside>
        )}
      </PageBody>
    </>
  )
}

/** Whoever was on the way to the visit request registers as a teacher, and goes on to it once the account is validated. */
function RegistrationLink() {
  const location = useLocation()
  const state: unknown = location.state
  if (!isRecord(state) || state['from'] !== paths.visitRequest) return <Link to={paths.registration}>Regístrate</Link>
  return (
    <Link to={registrationFor.teacher} onClick={() => returnAfterValidation.write(paths.visitRequest)}>
      Regístrate
    </Link>
  )
}
