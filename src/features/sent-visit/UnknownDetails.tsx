import type { SessionUser } from '@/model/session'
import { wereVisitsForgotten } from '@/model/visits'

/** Explains why this device lacks the details. @param folio if neither this browser nor the API lists the visit */
export function UnknownDetails({ user, folio }: { user: SessionUser; folio: string | null }) {
  if (folio !== null) {
    return (
      <p className="small">
        No reconocemos el folio {folio} en este dispositivo. Si la solicitud la envió otra cuenta, inicia sesión con
        ella: el museo no la entrega a nadie más.
      </p>
    )
  }
  return (
    <p className="small">
      {wereVisitsForgotten(user.id)
        ? 'Este dispositivo ya no guarda los detalles de tu solicitud, solo su folio.'
        : 'Enviaste la solicitud desde otro dispositivo: aquí solo conocemos su folio.'}
    </p>
  )
}
