import { useEffect, useRef } from 'react'

import { settings } from '@/lib/env'
import { telephoneLink } from '@/lib/addresses'
import type { Failure, RequestState } from '@/store/request'
import { Note } from '@/ui/Note'

import styles from './ContactOutcome.module.css'

/** Milliseconds. */
const SUCCESS_SHOWS = 4000
const ERROR_SHOWS = 3000

interface ContactOutcomeProps {
  request: RequestState
  /** Why the last message was not sent, also after its error is no longer shown. */
  unsent: Failure | null
  /** Called when the time of the outcome is over. */
  onShown: () => void
}

/** The result of sending: a success for 4 s, an error for 3 s. The advice after an error stays. */
export function ContactOutcome({ request, unsent, onShown }: ContactOutcomeProps) {
  const boxRef = useRef<HTMLDivElement>(null)
  const { status } = request

  useEffect(() => {
    if (status !== 'done' && status !== 'failed') return undefined
    boxRef.current?.scrollIntoView({ block: 'nearest' })
    const timer = setTimeout(onShown, status === 'done' ? SUCCESS_SHOWS : ERROR_SHOWS)
    return () => clearTimeout(timer)
  }, [status, onShown])

  return (
    <div className={styles.outcome} ref={boxRef}>
      {status === 'done' && <Note tone="ok" live="polite" title={request.message} />}
      {status === 'failed' && <Note tone="bad" live="assertive" title={request.failure.message} />}
      {unsent && <Unsent {...unsent} />}
    </div>
  )
}

function Unsent({ advice }: Failure) {
  const { phone } = settings.museum
  return (
    <Note tone="warn" live="polite">
      <p>
        {advice} También puedes llamar al <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
    </Note>
  )
}
