import type { ReactNode, RefObject } from 'react'

import { messages } from '@/lib/messages'
import doorClosed from '@/art/p1-por-validar.svg?inline'
import doorOpen from '@/art/p2-validado.svg'
import doorDark from '@/art/p3-utilizado.svg'
import doorUnknown from '@/art/p4-sin-respuesta.svg'
import doorClock from '@/art/p5-ya-validado.svg'
import noDoor from '@/art/p6-de-ningun-pase.svg'
import brokenCode from '@/art/p7-incompleto.svg'
import doorInQuestion from '@/art/p8-por-aclarar.svg'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'
import { useIsOnline } from '@/ui/useIsOnline'

import type { Fact } from './deskFacts'
import styles from './DeskPanel.module.css'
import { type DeskState, type DeskTexts, isOdd, mayBeOwnAttempt, otherReason, resultOf } from './deskState'

interface DeskPanelProps {
  passKey: string
  state: DeskState
  texts: DeskTexts
  facts: Fact[]
  /** The page focuses this heading after «Soy de la taquilla», so that screen readers read it and its description. */
  headingRef: RefObject<HTMLHeadingElement | null>
  action: ReactNode
  /** Renders the field for the next code. `outcome` lists the ids of the elements that describe the outcome. */
  renderNextCode: (outcome: string) => ReactNode
}

const doors = {
  waiting: doorClosed,
  unreadable: brokenCode,
  open: doorOpen,
  known: doorClock,
  used: doorDark,
  other: noDoor,
  doubt: doorInQuestion,
  unknown: doorUnknown,
} as const

/** Returns the look of a state. The text in the link, which can be forged, can only make a pass look unreadable. */
function lookOf(state: DeskState): keyof typeof doors {
  if (state.status === 'incomplete' || isOdd(state)) return 'unreadable'
  const result = resultOf(state)
  if (result === null) return 'waiting'
  if (mayBeOwnAttempt(result)) return 'doubt'
  const { outcome } = result
  if (outcome === 'validated') return state.status === 'found' ? 'known' : 'open'
  if (outcome === 'unanswered') return 'unknown'
  return otherReason(result) === undefined ? 'used' : 'other'
}

export function DeskPanel({ passKey, state, texts, facts, headingRef, action, renderNextCode }: DeskPanelProps) {
  const look = lookOf(state)
  const { title, reason, lead, notes } = texts
  const isWaiting = look === 'waiting'
  const isFollowed = lead.length + notes.length > 0
  const description = [reason !== undefined && 'motivo', isFollowed && 'que-sigue'].filter(Boolean).join(' ')
  const heading = (
    <h1 ref={headingRef} className={styles.title} id="titulo" tabIndex={-1} aria-describedby={description || undefined}>
      {title}
    </h1>
  )
  const factList = facts.length > 0 && <Facts facts={facts} />
  const rest = (
    <>
      {isFollowed && (
        <Stack gap={3} id="que-sigue">
          {lead.map((sentence) => (
            <p key={sentence} className={styles.lead}>
              {sentence}
            </p>
          ))}
          {notes.map((note) => (
            <p key={note} className={classNames(styles.note, 'lit')}>
              {note}
            </p>
          ))}
        </Stack>
      )}
      {isWaiting && factList}
    </>
  )
  return (
    <section className={classNames(styles.panel, styles[look], isOdd(state) && styles.odd, 'on-wall edge')}>
      <div className={classNames(styles.inside, 'container')}>
        <img className={styles.art} src={doors[look]} alt="" width="320" height="320" />
        {/* The key closes the details of the former pass, and replaces a title that a translator has changed. */}
        <Stack key={`${passKey} ${title}`} gap={4} className={styles.texts}>
          {reason === undefined ? (
            <Stack gap={2} className={isWaiting ? styles.sheet : undefined}>
              {heading}
              {isWaiting && rest}
            </Stack>
          ) : (
            <div className={styles.sheet} id="motivo">
              <p className={styles.why}>Motivo de este rechazo</p>
              <p className={styles.reason}>{reason}</p>
            </div>
          )}
          {!isWaiting && rest}
        </Stack>
        <Stack gap={4} className={styles.action}>
          {/* Two places for the button: the field must stay mounted, because it ignores a scanner's second Enter. */}
          {!isOdd(state) && action}
          {renderNextCode(`titulo ${description}`.trim())}
          {isOdd(state) && action}
          {/* Below the button and the field: the name may be long, and is compared only once the pass is valid. */}
          {!isWaiting && factList}
          {texts.time && (
            <p className="lead">
              <span key={texts.time[0]}>{texts.time[0]}</span> <b className="num">{texts.time[1]}</b>
            </p>
          )}
          {reason !== undefined && (
            <div className={classNames(styles.general, 'small')}>Mensaje general: {heading}</div>
          )}
        </Stack>
      </div>
    </section>
  )
}

function Facts({ facts }: Pick<DeskPanelProps, 'facts'>) {
  return (
    <Stack as="dl" gap={2} align="start" className={styles.facts}>
      {facts.map(({ term, value, short, isName }) => (
        <div key={term} className={classNames(isName && styles.holder)}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.fact}>
            {short === undefined ? (
              value
            ) : (
              <details>
                <summary>{short}</summary>
                <p>{value}</p>
              </details>
            )}
          </dd>
        </div>
      ))}
    </Stack>
  )
}

interface RedeemButtonProps {
  buttonRef: RefObject<HTMLButtonElement | null>
  state: DeskState
  /** Whether the last click sent no request. */
  isUnsent: boolean
  onRedeem: () => void
}

/** The button that redeems the pass. The browser's report of a lost connection may be wrong, so the button still works. */
export function RedeemButton({ buttonRef, state, isUnsent, onRedeem }: RedeemButtonProps) {
  const isSending = state.status === 'sending'
  const isOffline = !useIsOnline() && !isSending
  const outcome = resultOf(state)?.outcome
  const isRetry = outcome !== undefined
  const descriptions = [isOdd(state) && 'titulo', isOffline && 'sin-red', !isOffline && !isRetry && 'aviso-taquilla']
  return (
    <>
      {!isRetry && (
        <p className={classNames(styles.warning, 'lit')} id="aviso-taquilla">
          Solo para la taquilla. Si este pase es tuyo, no lo valides: sirve una sola vez. Tráelo impreso.
        </p>
      )}
      <div aria-live="polite">
        {isOffline && (
          <div id="sin-red">
            <Note tone="warn">
              <span key={String(isUnsent)}>
                {isUnsent
                  ? messages.unsent
                  : 'Sin conexión, según este dispositivo. Puedes intentarlo: sin red no se envía nada.'}
              </span>
            </Note>
          </div>
        )}
      </div>
      <Button
        // The page focuses the field for the next code instead of the button of an odd code.
        ref={isOdd(state) ? null : buttonRef}
        // Less prominent for an odd code and after a refusal.
        tone={isOdd(state) || outcome === 'used' ? 'ghostWall' : 'light'}
        size={isOdd(state) ? 'm' : 'xl'}
        block
        busy={isSending}
        busyLabel="Validando…"
        aria-describedby={descriptions.filter(Boolean).join(' ') || undefined}
        onClick={onRedeem}
      >
        Validar en el sistema
      </Button>
    </>
  )
}
