import { type ReactNode, type RefObject, useState } from 'react'

import doorClosed from '@/art/p1-por-validar.svg?inline'
import doorOpen from '@/art/p2-validado.svg'
import doorDark from '@/art/p3-utilizado.svg'
import doorUnknown from '@/art/p4-sin-respuesta.svg'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { classNames } from '@/ui/classNames'
import { Stack } from '@/ui/layout/layout'

import styles from './DeskPanel.module.css'
import { type DeskState, type DeskTexts, HOLDER } from './deskState'

interface DeskPanelProps {
  state: DeskState
  texts: DeskTexts
  /** About the pass. */
  facts: [term: string, value: string][]
  /** To focus the heading after an outcome, which makes screen readers read it with its description. */
  headingRef: RefObject<HTMLHeadingElement | null>
  action: ReactNode
}

const looks = {
  reading: ['closed', doorClosed],
  incomplete: ['unreadable', doorUnknown],
  ready: ['closed', doorClosed],
  sending: ['closed', doorClosed],
  validated: ['open', doorOpen],
  used: ['used', doorDark],
  unanswered: ['unknown', doorUnknown],
} as const

/** The state of a pass: a drawing, the texts, and the button. */
export function DeskPanel({ state, texts, facts, headingRef, action }: DeskPanelProps) {
  const [look, art] = looks[state.status === 'done' ? state.result.outcome : state.status]
  return (
    <section className={classNames(styles.panel, styles[look], 'on-wall')}>
      <div className={classNames(styles.inside, 'container')}>
        <img className={styles.art} src={art} alt="" width="320" height="320" />
        <Stack gap={3} className={styles.texts}>
          <div>
            {texts.kicker !== undefined && <p className={styles.kicker}>{texts.kicker}</p>}
            {/* The key makes a new element for each outcome: screen readers read a focused one twice when its text changes. */}
            <h1
              key={texts.title}
              ref={headingRef}
              className={styles.title}
              id="titulo"
              tabIndex={-1}
              aria-describedby="que-sigue"
            >
              {texts.title}
            </h1>
          </div>
          <Stack gap={3} id="que-sigue">
            {texts.lead.map((sentence) => (
              <p key={sentence} className={styles.lead}>
                {sentence}
              </p>
            ))}
            {texts.notes.map((note) => (
              <p key={note} className={styles.note}>
                {note}
              </p>
            ))}
          </Stack>
          <dl className={styles.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd className={classNames(styles.fact, term === HOLDER && styles.name)}>{value}</dd>
              </div>
            ))}
          </dl>
        </Stack>
        <Stack gap={3} className={styles.action}>
          {action}
          {texts.time && (
            <p className={styles.time}>
              {texts.time[0]} <b className={classNames(styles.clock, 'num')}>{texts.time[1]}</b>
            </p>
          )}
        </Stack>
      </div>
    </section>
  )
}

interface RedeemButtonProps {
  /** The pass belongs to whoever is signed in here. */
  isHolder: boolean
  /** Its holder has used it, as their profile says. */
  isUsed: boolean
  isSending: boolean
  isOnline: boolean
  /** An attempt was not answered: nothing may say any more not to press the button, or that nothing was sent. */
  isRetry: boolean
  onRedeem: () => void
}

/** The button that redeems the pass, disabled while the device is offline. Its holder has to say first that they are the desk. */
export function RedeemButton({ isHolder, isUsed, isSending, isOnline, isRetry, onRedeem }: RedeemButtonProps) {
  const [isDesk, setIsDesk] = useState(!isHolder)
  const isDisabled = !isOnline && !isSending
  if (!isDesk) {
    return (
      <>
        <p className={styles.own}>
          {isUsed ? 'Este pase ya se utilizó.' : 'Este es tu pase. Lo valida la taquilla cuando llegues.'}
        </p>
        <Button tone="ghostWall" block onClick={() => setIsDesk(true)}>
          Soy de la taquilla
        </Button>
      </>
    )
  }
  return (
    <>
      {!isRetry && (
        <p className={styles.holder} id="aviso-taquilla">
          Solo para la taquilla. Si este pase es tuyo, no lo valides: sirve una sola vez. Tráelo impreso.
        </p>
      )}
      <div aria-live="polite">
        {isDisabled && (
          <p className={styles.offline} id="sin-red">
            <Icon name="warn" className={styles.icon} />
            <span>
              <strong>Sin conexión a internet.</strong> {!isRetry && 'Nada se ha enviado. '}El botón se activa en cuanto
              vuelva.
            </span>
          </p>
        )}
      </div>
      <Button
        tone="light"
        size="xl"
        block
        busy={isSending}
        busyLabel="Validando…"
        aria-disabled={isDisabled || undefined}
        aria-describedby={isDisabled ? 'sin-red' : isRetry ? undefined : 'aviso-taquilla'}
        onClick={isDisabled ? undefined : onRedeem}
      >
        Validar en el sistema
      </Button>
    </>
  )
}
