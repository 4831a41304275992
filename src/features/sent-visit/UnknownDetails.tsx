import type { SessionUser } from '@/model/session'
import { wereVisitsForgotten } from '@/model/visits'
import { Stack } from '@/ui/layout/layout'

const NOT_LISTED =
  'Si la solicitud es tuya, la fecha, el horario y el precio están en tu PDF. Si la envió otra cuenta, inicia sesión con ella: el museo no la entrega a nadie más.'
const FORGOTTEN = 'Este dispositivo ya no guarda los detalles de tu solicitud, solo su folio.'
const SENT_ELSEWHERE = 'Enviaste la solicitud desde otro dispositivo: aquí solo conocemos su folio.'

/** Explains why this device lacks the details. @param isKnown whether this browser or the API lists the visit */
export function UnknownDetails({ user, folio, isKnown }: { user: SessionUser; folio: string; isKnown: boolean }) {
  const reason = wereVisitsForgotten(user.id) ? FORGOTTEN : SENT_ELSEWHERE
  const unknown = `No reconocemos el folio ${folio} en este dispositivo.`
  return (
    <Stack gap={3}>
      <p className="h3">{isKnown ? 'La fecha, el horario y el precio están en tu PDF.' : unknown}</p>
      <p>{isKnown ? reason : NOT_LISTED}</p>
    </Stack>
  )
}
