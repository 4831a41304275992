import sent from '@/art/e3-correo-enviado.svg'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { ResultPanel } from '@/ui/page/ResultPanel'

interface SendingDoneProps {
  message: string
  /** Texts that were not valid addresses. */
  rejected: readonly string[]
  onAgain: () => void
}

export function SendingDone({ message, rejected, onAgain }: SendingDoneProps) {
  return (
    <ResultPanel art={sent} title="Cuestionario enviado">
      <output>{message}</output>
      {rejected.length > 0 && (
        <Note tone="warn" title={`No agregamos: ${rejected.join(', ')}`}>
          <p>No recibieron el cuestionario. Presiona «Enviar a más estudiantes» para corregirlos.</p>
        </Note>
      )}
      <Button tone="secondary" onClick={onAgain}>
        Enviar a más estudiantes
      </Button>
    </ResultPanel>
  )
}
