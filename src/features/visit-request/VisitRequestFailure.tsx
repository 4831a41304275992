import type { Failure } from '@/store/request'
import { RequestFailure } from '@/ui/RequestFailure'

export function VisitRequestFailure({ failure }: { failure: Failure }) {
  return (
    <RequestFailure
      failure={failure}
      unknown="No sabemos si tu solicitud llegó al museo. Antes de enviarla otra vez, espera unos minutos y revisa tu correo; si tienes duda, llama al museo. Todo lo que escribiste sigue aquí."
      refused="Tu solicitud no se envió. Todo lo que escribiste sigue aquí: corrige lo necesario y envíala de nuevo."
    />
  )
}
