import { useState } from 'react'

import { messages } from '@/lib/messages'
import type { RequestState } from '@/store/request'
import { Note } from '@/ui/Note'
import { RequestFailure } from '@/ui/RequestFailure'

import styles from './SendingStatus.module.css'

interface SendingStatusProps {
  evaluation: RequestState
  isOnline: boolean
  /** Every question has an answer. */
  isComplete: boolean
  /** The answers were sent, and it is not known whether they arrived. */
  isUncertain: boolean
  /** This browser keeps the answers. */
  isKept: boolean
}

const kept = (isKept: boolean) =>
  isKept
    ? 'Tus respuestas siguen guardadas en este dispositivo.'
    : 'Tus respuestas siguen en esta página: no la cierres ni la recargues.'

const offline = (isKept: boolean) =>
  isKept ? 'Sin conexión. Guardado en este teléfono.' : 'Sin conexión: no cierres esta página.'

const offlineAtTheEnd = (isKept: boolean) =>
  `Sin conexión. ${isKept ? 'Tus respuestas están guardadas en este teléfono' : 'Tus respuestas siguen en esta página'}. Envíalas cuando vuelva la señal${isKept ? '' : ', sin cerrarla'}.`

/** Notes about sending: the device is offline or online again, the server refused, or nothing is known. */
export function SendingStatus({ evaluation, isOnline, isComplete, isUncertain, isKept }: SendingStatusProps) {
  const [wasOffline, setWasOffline] = useState(false)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const failure = evaluation.status === 'failed' && evaluation.failure.wantsSession !== true ? evaluation.failure : null
  return (
    <>
      {failure && (
        <RequestFailure failure={failure}>
          <p>{kept(isKept)}</p>
        </RequestFailure>
      )}
      {!failure && isUncertain && (
        <Note tone="bad" live="assertive" title="No sabemos si tus respuestas llegaron al museo">
          <p>
            {kept(isKept)} {messages.answersUnknown}
          </p>
        </Note>
      )}
      {!isOnline && (
        <output className={styles.offline}>{isComplete ? offlineAtTheEnd(isKept) : offline(isKept)}</output>
      )}
      {isOnline && wasOffline && isComplete && !isUncertain && !failure && (
        <Note tone="ok" live="polite" title="Volvió la conexión. Ya puedes enviar." />
      )}
    </>
  )
}
