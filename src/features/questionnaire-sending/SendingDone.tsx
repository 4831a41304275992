import { useEffect, useRef } from 'react'

import sent from '@/art/e3-correo-enviado.svg'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { ResultPanel } from '@/ui/ResultPanel'

interface SendingDoneProps {
  /** What a success reads. */
  message: string
  count: number
  /** Texts that were no addresses and got nothing. */
  rejected: readonly string[]
  onAgain: () => void
}

export function SendingDone({ message, count, rejected, onAgain }: SendingDoneProps) {
  const headingRef = useRef<HTMLHeadingElement>(null)

  useEffect(() => headingRef.current?.focus(), [])

  return (
    <ResultPanel art={sent} title="Cuestionario enviado" headingRef={headingRef}>
      <output>{message}</output>
      <p>
        {count === 1 ? 'Un correo salió' : `${count} correos salieron`} con el enlace del cuestionario. Si alguien no lo
        encuentra, pídele que busque en su carpeta de spam, o comparte con tu grupo el enlace, el código o el QR de esta
        página.
      </p>
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
