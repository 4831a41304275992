import type { ReactNode, RefObject } from 'react'

import doorClosed from '@/art/p1-por-validar.svg?inline'
import doorOpen from '@/art/p2-validado.svg'
import doorDark from '@/art/p3-utilizado.svg'
import doorUnknown from '@/art/p4-sin-respuesta.svg'
import { classNames } from '@/ui/classNames'

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
        <div className={styles.texts}>
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
          <div id="que-sigue">
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
          </div>
          <dl className={styles.facts}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className={styles.term}>{term}</dt>
                <dd className={classNames(styles.fact, term === HOLDER && styles.name)}>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.action}>
          {action}
          {texts.time && (
            <p className={styles.time}>
              {texts.time[0]} <b className={classNames(styles.clock, 'num')}>{texts.time[1]}</b>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
