import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { DeskHistory, SignalToggle } from '@/features/desk/DeskDevice'
import { DeskPanel, RedeemButton } from '@/features/desk/DeskPanel'
import { prepareSignal } from '@/features/desk/deskSignal'
import { attemptBefore, type DeskState, deskTexts, HOLDER, passState, resultInHistory } from '@/features/desk/deskState'
import { deskEntries, deskKey, deskSignal } from '@/lib/deskLog'
import { type PassLink, readPassLink } from '@/lib/freePass'
import { ignoreErrors } from '@/lib/reportCaught'
import type { SessionUser } from '@/lib/session'
import { loadAccount, selectUser, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector } from '@/store/hooks'
import { redeemPass, selectRedemption } from '@/store/qrSlice'
import { PageHead } from '@/ui/PageHead'
import { useHydrated } from '@/ui/useHydrated'
import { useIsOnline } from '@/ui/useIsOnline'

import styles from './FreePassPage.module.css'

/** The state of the pass in the address: from this visit, from the history entry, else from the device. */
function useDeskState(key: string, isComplete: boolean): DeskState {
  const isHydrated = useHydrated()
  const redemption = useAppSelector(selectRedemption)
  const { search, ...location } = useLocation()
  const historyState: unknown = location.state
  const navigate = useNavigate()
  const [opened, setOpened] = useState((): DeskState => {
    const result = resultInHistory(historyState, key)
    return result ? { status: 'done', result } : passState(key)
  })
  const own = redemption?.key === key ? redemption.result : null
  const result = own === 'sending' ? null : own
  const [isAwaited, setIsAwaited] = useState(false)
  if (isAwaited !== (own === 'sending')) {
    setIsAwaited(!isAwaited)
    // Another session began meanwhile, and the answer did not count: the device's log knows of the attempt.
    if (isAwaited && own === null) setOpened(passState(key))
  }

  // The history entry keeps the result for a reload, also where storage is blocked; browsers may refuse it.
  useEffect(() => {
    if (result) void ignoreErrors(() => navigate({ search }, { replace: true, state: { result } }), undefined)
  }, [navigate, search, result])

  if (!isHydrated) return { status: 'reading' }
  if (!isComplete) return { status: 'incomplete' }
  if (own === 'sending') return { status: 'sending' }
  return result ? { status: 'done', result } : opened
}

function factsOf({ fullname, token }: PassLink, state: DeskState, isUsed: boolean): [term: string, value: string][] {
  if (state.status === 'incomplete' || state.status === 'reading') return []
  const code: [string, string] = ['Código', token]
  if (isUsed) return [code]
  if (state.status !== 'done') return [['Vale por', '1 entrada a la exposición permanente'], code]
  return fullname === '' ? [code] : [[HOLDER, fullname], code]
}

/** Whether the holder of the pass, who looks at it on their own device, has used it. The desk's device asks for nothing. */
function useIsUsed(holder: SessionUser | null): boolean {
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectUserData)
  // Anew for each session: what is known of a person goes with the one before.
  useEffect(() => {
    if (holder) void dispatch(loadAccount(holder.id))
  }, [dispatch, holder])
  return profile !== null && profile.id === holder?.id && profile.freePass === false
}

/**
 * The page behind the QR of a courtesy pass, for the ticket desk. Nothing of the pass is requested before the press, and one
 * press is one request.
 */
export function FreePassPage() {
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const link = readPassLink(search)
  const user = useAppSelector(selectUser)
  const holder = user !== null && String(user.id) === link.userId ? user : null
  const isUsed = useIsUsed(holder)
  const state = useDeskState(deskKey(link), link.isComplete)
  const redemption = useAppSelector(selectRedemption)
  const redeemed = redemption && redemption.result !== 'sending' ? [redemption.result] : []
  const isOnline = useIsOnline()
  const [hasSignal, setHasSignal] = useState(() => deskSignal.read() ?? false)
  const heading = useRef<HTMLHeadingElement>(null)
  const canRedeem =
    state.status === 'ready' ||
    state.status === 'sending' ||
    (state.status === 'done' && state.result.outcome === 'unanswered')

  async function redeem() {
    const signal = hasSignal ? prepareSignal() : null
    const action = await dispatch(redeemPass({ ...link, earlier: attemptBefore(state) }))
    if (!redeemPass.fulfilled.match(action)) return
    const { outcome } = action.payload
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
    signal?.(outcome)
  }

  function changeSignal(isOn: boolean) {
    setHasSignal(isOn)
    deskSignal.write(isOn)
  }

  return (
    <>
      <PageHead title="Validar cortesía" />
      <meta name="referrer" content="no-referrer" />
      <DeskPanel
        state={state}
        texts={deskTexts(state, link.fullname)}
        facts={factsOf(link, state, isUsed)}
        headingRef={heading}
        action={
          canRedeem && (
            <RedeemButton
              isHolder={holder !== null}
              isUsed={isUsed}
              isSending={state.status === 'sending'}
              isOnline={isOnline}
              isRetry={state.status === 'done'}
              onRedeem={() => void redeem()}
            />
          )
        }
      />
      {state.status !== 'reading' && (
        <div className={`${styles.below} container`}>
          <DeskHistory entries={deskEntries(redeemed)} />
          <SignalToggle isOn={hasSignal} onChange={changeSignal} />
        </div>
      )}
    </>
  )
}
