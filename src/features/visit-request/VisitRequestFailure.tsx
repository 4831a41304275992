import type { Failure } from '@/store/request'
import { Note } from '@/ui/Note'

/** Why the request did not go through. Without an answer nobody knows whether it arrived, and it says so. */
export function VisitRequestFailure({ failure: { kind, message } }: { failure: Failure }) {
  // Behind a 5xx the request may have arrived too: the one in between gave up, or the server failed after saving it.
  const isUnknown = kind !== 'refused'
  return (
    <Note tone="bad" live="assertive" title={message}>
      {isUnknown ? (
        <p>
          No sabemos si tu solicitud llegó al museo. Antes de enviarla otra vez, espera unos minutos y revisa tu correo;
          si tienes duda, llama al museo. Todo lo que escribiste sigue aquí.
        </p>
      ) : (
        <p>Tu solicitud no se envió. Todo lo que escribiste sigue aquí: corrige lo necesario y envíala de nuevo.</p>
      )}
    </Note>
  )
}
