import { useEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'

import { DeskHistory, SignalToggle } from '@/features/desk/DeskDevice'
import { DeskPanel, RedeemButton } from '@/features/desk/DeskPanel'
import { NextCode } from '@/features/desk/NextCode'
import { factsOf } from '@/features/desk/deskFacts'
import { prepareSignal } from '@/features/desk/deskSignal'
import { deskState, deskTexts, holderTexts, isRedeemable, waitingTexts } from '@/features/desk/deskState'
import { deskKey, deskSignal, openDeskLog } from '@/model/deskLog'
import { isOddToken, readPassLink } from '@/model/freePass'
import { paths } from '@/model/paths'
import type { SessionUser } from '@/model/session'
import { loadAccount, selectUserData } from '@/store/authSlice'
import { useAppDispatch, useAppSelector, useRequest, useUser } from '@/store/hooks'
import { redeemPass } from '@/store/redeemPass'
import { outcomesCleared } from '@/store/request'
import { followSession } from '@/store/session'
import { PageBody } from '@/ui/PageBody'
import { Columns } from '@/ui/layout/layout'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { PageHead } from '@/ui/PageHead'
import { useHydrated } from '@/ui/useHydrated'

/** Whether the signed-in holder has used the pass. Sends no request if `holder` is null. */
function useIsUsed(holder: SessionUser | null): boolean {
  const dispatch = useAppDispatch()
  const profile = useAppSelector(selectUserData)
  // Runs again for each session, because the store clears the profile of the previous session.
  useEffect(() => {
    if (holder) void dispatch(loadAccount(holder.id))
  }, [dispatch, holder])
  return holder !== null && profile?.freePass === false
}

function focusAtTop(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  window.scrollTo({ top: 0, behavior: 'instant' })
}

/** The page that a pass's QR code opens at the desk. Each click redeems once. The next code needs no reload. */
export function FreePassPage() {
  const { search, key: navigation } = useLocation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const link = readPassLink(search)
  const key = deskKey(link)
  const user = useUser()
  const holder = user !== null && String(user.id) === link.userId ? user : null
  const isUsed = useIsUsed(holder)
  const request = useRequest(redeemPass, key)
  // An answer that arrived while the page was not open is not new, and grants no entry.
  useEffect(() => void dispatch(outcomesCleared(redeemPass)), [dispatch])
  const isHydrated = useHydrated()
  const [log] = useState(openDeskLog)
  const [isDesk, setIsDesk] = useState(false)
  const isHolder = holder !== null && !isDesk
  const isOdd = !isHolder && isOddToken(link.token)
  const state = deskState({ isHydrated, isComplete: link.isComplete, isOdd, request, result: log.resultOf(key) })
  const [, showLog] = useReducer((count: number) => count + 1, 0)
  useEffect(() => log.subscribe(showLog), [log])
  const [hasSignal, setHasSignal] = useState(() => deskSignal.read() ?? false)
  const heading = useRef<HTMLHeadingElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const nextCode = useRef<HTMLInputElement>(null)
  const [others, setOthers] = useState(0)
  // Holders cannot redeem their own pass until they confirm that they work at the ticket desk.
  const isHeld = isHolder && isRedeemable(state)
  const isOwn = isHeld && state.status === 'ready'
  // After a code that is not a pass, the answer before it is no longer shown.
  const isOver = others > 0 && state.status === 'found' && state.result.outcome !== 'unanswered'

  const shownKey = useRef(key)
  const shownNavigation = useRef(navigation)
  useEffect(() => {
    shownKey.current = key
    if (shownNavigation.current === navigation) return
    shownNavigation.current = navigation
    focusAtTop(button.current ?? nextCode.current)
  }, [key, navigation])

  async function redeem() {
    const signal = hasSignal ? prepareSignal() : null
    // Redeeming needs no session. A session that has expired or changed must not stop the press.
    dispatch(followSession())
    const action = await dispatch(redeemPass({ ...link, log }))
    const outcome = redeemPass.fulfilled.match(action) ? action.payload : null
    // The answer to an earlier pass only changes its row of the list.
    const isLate = shownKey.current !== key
    signal?.(isLate ? null : outcome)
    if (isLate) showLog()
    else setOthers(0)
    if (!isLate && outcome !== null) focusAtTop(nextCode.current)
  }

  function showCode(nextSearch: string | null) {
    // Ends the result on the screen, so that no one enters with it after another code was read.
    dispatch(outcomesCleared(redeemPass))
    setOthers(nextSearch === null ? others + 1 : 0)
    if (nextSearch !== null) void navigate({ search: nextSearch }, { replace: true })
  }

  function changeSignal(isOn: boolean) {
    setHasSignal(isOn)
    deskSignal.write(isOn)
  }

  function showDesk() {
    flushSync(() => setIsDesk(true))
    heading.current?.focus()
  }

  return (
    <>
      <PageHead title="Validar cortesía" />
      <meta name="referrer" content="no-referrer" />
      <DeskPanel
        passKey={key}
        state={isOver ? { status: 'ready' } : state}
        texts={isOver ? waitingTexts : isOwn ? holderTexts(isUsed) : deskTexts(state)}
        facts={isOver ? [] : factsOf(link, state)}
        headingRef={heading}
        action={
          isHeld ? (
            <ButtonLink tone="light" size="l" block to={paths.account}>
              {isOwn && !isUsed ? 'Ver e imprimir tu pase' : 'Ir a Mi cuenta'}
            </ButtonLink>
          ) : isRedeemable(state) && !isOver ? (
            <RedeemButton
              buttonRef={button}
              state={state}
              isUnsent={request.status === 'failed'}
              onRedeem={() => void redeem()}
            />
          ) : null
        }
        renderNextCode={(describedBy) =>
          !isHeld &&
          state.status !== 'reading' && (
            <NextCode fieldRef={nextCode} describedBy={describedBy} others={others} onCode={showCode} />
          )
        }
      />
      {state.status !== 'reading' && (
        <PageBody>
          <Columns gap={5}>
            {isHeld ? (
              <div>
                <Button tone="plain" size="s" onClick={showDesk}>
                  Soy de la taquilla
                </Button>
              </div>
            ) : (
              <>
                <DeskHistory entries={log.today()} />
                <SignalToggle isOn={hasSignal} onChange={changeSignal} />
              </>
            )}
          </Columns>
        </PageBody>
      )}
    </>
  )
}
