import type { RequestState } from '@/store/request'
import { Note } from '@/ui/Note'

interface SendingStatusProps {
  evaluation: RequestState
  isOnline: boolean
  /** The network was gone and is back. */
  isBack: boolean
  /** They may have arrived already. */
  isUncertain: boolean
  /** This browser keeps what is answered. */
  isKept: boolean
}

const kept = (isKept: boolean) =>
  isKept
    ? 'Tus respuestas siguen guardadas en este dispositivo.'
    : 'Tus respuestas siguen en esta página: no la cierres ni la recargues.'

/** What there is to know about sending: no network, back again, refused, or sent and without an answer. */
export function SendingStatus({ evaluation, isOnline, isBack, isUncertain, isKept }: SendingStatusProps) {
  const failure = evaluation.status === 'failed' && evaluation.failure.wantsSession !== true ? evaluation.failure : null
  return (
    <>
      {isUncertain && evaluation.status !== 'loading' && (
        <Note tone="bad" live="assertive" title={failure?.message ?? 'No sabemos si tus respuestas llegaron al museo'}>
          <p>
            {failure && 'No sabemos si llegaron. '}
            {kept(isKept)} Antes de enviarlas otra vez, espera un minuto y avisa a tu profesor: el museo podría
            recibirlas dos veces.
          </p>
        </Note>
      )}
      {!isUncertain && failure && (
        <Note tone="bad" live="assertive" title={failure.message}>
          <p>No se enviaron. {kept(isKept)}</p>
        </Note>
      )}
      {!isOnline && (
        <Note
          tone="warn"
          live="polite"
          title={
            isKept
              ? 'Sin conexión: tus respuestas están guardadas en este teléfono'
              : 'Sin conexión: no cierres esta página'
          }
        >
          <p>Puedes seguir respondiendo. Cuando vuelva la red, las envías con un toque.</p>
        </Note>
      )}
      {isOnline && isBack && !isUncertain && !failure && (
        <Note tone="ok" live="polite" title="Volvió la conexión. Ya puedes enviar." />
      )}
    </>
  )
}
