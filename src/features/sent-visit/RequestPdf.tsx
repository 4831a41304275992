import type { SentVisit } from '@/model/visits'
import { downloadSentVisit } from '@/store/downloads'
import { useAppDispatch, useRequest } from '@/store/hooks'
import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/buttonClass'
import { RequestFailure } from '@/ui/RequestFailure'

interface RequestPdfProps extends Pick<SentVisit, 'appointmentId'>, Pick<ButtonLook, 'tone'> {
  onDone?: () => void
}

export function RequestPdf({ appointmentId, tone, onDone }: RequestPdfProps) {
  const dispatch = useAppDispatch()
  const request = useRequest(downloadSentVisit, appointmentId)

  async function download() {
    if (downloadSentVisit.fulfilled.match(await dispatch(downloadSentVisit(appointmentId)))) onDone?.()
  }

  return (
    <div>
      <Button
        block
        tone={tone}
        icon="download"
        busy={request.status === 'loading'}
        busyLabel="Descargando…"
        onClick={() => void download()}
      >
        Descargar PDF
      </Button>
      {request.status === 'failed' && <RequestFailure failure={request.failure} size="inline" />}
    </div>
  )
}
