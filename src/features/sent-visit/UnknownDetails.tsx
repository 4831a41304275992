import type { SessionUser } from '@/model/session'
import { wereVisitsForgotten } from '@/model/visits'

/** Explains why this device lacks the details. @param isKnown whether this browser or the API lists the visit */
export function UnknownDetails({ user, isKnown }: { user: SessionUser; isKnown: boolean }) {
  if (!isKnown) {
    return (
      <p className="small">
        Si la solicitud es tuya, la fecha, el horario y el precio están en tu PDF. Si la envió otra cuenta, inicia
        sesión con ella: el museo no la entrega a nadie más.
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
