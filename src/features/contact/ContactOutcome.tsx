import { useEffect, useRef } from 'react'

import { settings } from '@/lib/env'
import { telephoneLink } from '@/lib/telephone'
import type { Failure, RequestState } from '@/store/request'
import { Note } from '@/ui/Note'

import styles from './ContactOutcome.module.css'

const SUCCESS_SHOWS = 4000
const ERROR_SHOWS = 3000

interface ContactOutcomeProps {
  request: RequestState
  /** Why the last message did not go through, also once its error is no longer shown. */
  unsent: Failure['kind'] | null
  /** The outcome has been there for its time. */
  onShown: () => void
}

/** What became of the message: success for 4 s, an error for 3 s. What an unsent message is to be told stays. */
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
      {unsent !== null && <Unsent kind={unsent} />}
    </div>
  )
}

function Unsent({ kind }: { kind: Failure['kind'] }) {
  const { phone } = settings.museum
  return (
    <Note tone="warn" live="polite">
      <p>
        {kind === 'refused'
          ? 'Tu mensaje no se envió. Sigue escrito aquí: revísalo y envíalo de nuevo'
          : 'No sabemos si tu mensaje llegó al museo. Sigue escrito aquí: espera unos minutos antes de enviarlo otra vez'}
        , o llama al <a href={telephoneLink(phone)}>{phone}</a>.
      </p>
    </Note>
  )
}
