import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { AccountConfirmation, type ConfirmationOutcome } from '@/features/account-confirmation/AccountConfirmation'
import { tokenInLink } from '@/lib/tokenInLink'
import { isRecord, stringOr } from '@/lib/untrusted'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { confirmAccount } from '@/store/registration'

const restorable = ['validated', 'refused', 'doubtful', 'unanswered', 'unsent'] as const

/** Reads the token from the link. After a reload, restores token and outcome from history state: the URL has no token. */
function readLink(search: string, state: unknown): { token: string; before: ConfirmationOutcome | null } {
  const fromLink = tokenInLink(search, 'confirmation_token') || tokenInLink(search, 'token')
  if (fromLink !== '') return { token: fromLink, before: null }
  const { token, outcome }: Record<string, unknown> = isRecord(state) ? state : {}
  const before = restorable.find((known) => known === outcome)
  return { token: stringOr(token), before: before ?? (stringOr(token) === '' ? 'refused' : 'unanswered') }
}

/** Validates an account with the e-mailed token, once: a reload, going back and StrictMode do not repeat it. */
export function AccountConfirmationPage() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const { search, pathname, ...location } = useLocation()
  const [{ token, before }] = useState(() => readLink(search, location.state))
  const request = useRequest(confirmAccount, token)
  const [wasRequested, setWasRequested] = useState(false)
  if (request.status === 'loading' && !wasRequested) setWasRequested(true)
  // Not the thunk's doubt, whose storage key would contain the token.
  const [wasUnanswered, setWasUnanswered] = useState(before === 'unanswered')
  const outcome = outcomeOf()
  if (outcome === 'unanswered' && !wasUnanswered) setWasUnanswered(true)

  function outcomeOf(): ConfirmationOutcome {
    // If the request is idle again after loading, another session began before the response, which was then ignored.
    if (token === '' || request.status === 'idle') return before ?? (wasRequested ? 'unanswered' : 'waiting')
    if (request.status === 'loading') return 'waiting'
    if (request.status === 'done') return 'validated'
    if (request.failure.kind === 'unsent' && !wasUnanswered) return 'unsent'
    if (request.failure.kind !== 'refused') return 'unanswered'
    return wasUnanswered ? 'doubtful' : 'refused'
  }

  useEffect(() => {
    if (before === null) void dispatch(confirmAccount(token))
  }, [dispatch, token, before])

  useEffect(() => {
    void navigate(pathname, { replace: true, state: { token, outcome } })
  }, [navigate, pathname, token, outcome])

  return <AccountConfirmation outcome={outcome} onRetry={() => void dispatch(confirmAccount(token))} />
}
