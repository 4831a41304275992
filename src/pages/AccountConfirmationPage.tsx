import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { AccountConfirmation, type ConfirmationOutcome } from '@/features/account-confirmation/AccountConfirmation'
import { tokenInLink } from '@/lib/tokenInLink'
import { isRecord } from '@/lib/untrusted'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { confirmAccount } from '@/store/registration'

/** Restores the token and the outcome from history state after a reload, because the token is no longer in the URL. */
function restoredFromHistory(state: unknown): { token: string; outcome: ConfirmationOutcome | null } {
  const outcome = isRecord(state) ? state['outcome'] : undefined
  return {
    token: isRecord(state) && typeof state['token'] === 'string' ? state['token'] : '',
    outcome: outcome === 'validated' || outcome === 'refused' || outcome === 'unanswered' ? outcome : null,
  }
}

/** Validates an account with the e-mailed token, once: a reload, going back and StrictMode do not repeat it. */
export function AccountConfirmationPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search, pathname, ...location } = useLocation()
  const state: unknown = location.state
  const [{ token, before }] = useState<{ token: string; before: ConfirmationOutcome | null }>(() => {
    const fromLink = tokenInLink(search, 'confirmation_token') || tokenInLink(search, 'token')
    if (fromLink !== '') return { token: fromLink, before: null }
    const { token: restoredToken, outcome } = restoredFromHistory(state)
    return { token: restoredToken, before: outcome ?? (restoredToken === '' ? 'refused' : 'unanswered') }
  })
  const request = useRequest(confirmAccount, token)
  const [wasRequested, setWasRequested] = useState(false)
  if (request.status === 'loading' && !wasRequested) setWasRequested(true)
  const outcome = outcomeOf()

  function outcomeOf(): ConfirmationOutcome {
    // If the request is idle again after loading, another session began before the response, which was then ignored.
    if (token === '' || request.status === 'idle') return before ?? (wasRequested ? 'unanswered' : 'waiting')
    if (request.status === 'loading') return 'waiting'
    if (request.status === 'done') return 'validated'
    return request.failure.kind === 'refused' ? 'refused' : 'unanswered'
  }

  useEffect(() => {
    if (before === null) void dispatch(confirmAccount(token))
  }, [dispatch, token, before])

  useEffect(() => {
    void navigate(pathname, { replace: true, state: { token, outcome } })
  }, [navigate, pathname, token, outcome])

  return <AccountConfirmation outcome={outcome} onRetry={() => void dispatch(confirmAccount(token))} />
}
