import type { SessionUser } from '@/model/session'
import { wereVisitsForgotten } from '@/model/visits'
import { Stack } from '@/ui/layout/layout'

/** Explains why this device lacks the details. @param folio if neither this browser nor the API lists the visit */
export function UnknownDetails({ user, folio }: { user: SessionUser; folio: string | null }) {
  return (
    <Stack gap={2}>
      <p>
        <strong>La fecha, el horario y el precio están en tu PDF.</strong>
      </p>
      {folio === null ? (
        <p>
          {wereVisitsForgotten(user.id)
            ? 'Este dispositivo ya no guarda los detalles de tu solicitud, solo su folio.'
            : 'Enviaste la solicitud desde otro dispositivo: aquí solo conocemos su folio.'}
        </p>
      ) : (
        <p>
          No reconocemos el folio {folio} en este dispositivo. Si la solicitud la envió otra cuenta, inicia sesión con
          ella: el museo no la entrega a nadie más.
        </p>
      )}
    </Stack>
  )
}
