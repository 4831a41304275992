import type { RequestState } from '@/store/request'
import { Button } from '@/ui/Button'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

interface DocumentButtonProps {
  /** What it is called on the button, such as «PDF». */
  format: string
  /** Whose document it is; heard, not seen. */
  name: string
  tone: 'primary' | 'secondary'
  request: RequestState | undefined
  onDownload: () => void
}

export function DocumentButton({ format, name, tone, request, onDownload }: DocumentButtonProps) {
  return (
    <Button
      tone={tone}
      size="s"
      icon="download"
      busy={request?.status === 'loading'}
      busyLabel="Descargando…"
      onClick={onDownload}
    >
      <span>
        {format}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </span>
    </Button>
  )
}
