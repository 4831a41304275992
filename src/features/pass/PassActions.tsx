import { Button } from '@/ui/Button'
import type { ButtonLook } from '@/ui/buttonClass'

import styles from './PassActions.module.css'

interface PassActionsProps {
  /** A printer is likely at hand. */
  isComputer: boolean
  /** The code is known. What the desk could not read is not printed. */
  canPrint: boolean
  isDownloading: boolean
  isSending: boolean
  onDownload: () => void
  onSend: () => void
  onClose: () => void
}

/** What one can do with the pass: the likeliest first, which is another on a phone than on a computer. */
export function PassActions(props: PassActionsProps) {
  const { isComputer, canPrint, isDownloading, isSending, onDownload, onSend, onClose } = props
  const isPrintFirst = isComputer && canPrint
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        {isPrintFirst && <PrintButton tone="primary" />}
        <Button tone={isPrintFirst ? 'secondary' : 'primary'} busy={isSending} busyLabel="Enviando…" onClick={onSend}>
          Enviar por correo y continuar
        </Button>
        <Button tone="secondary" icon="download" busy={isDownloading} busyLabel="Descargando…" onClick={onDownload}>
          Descargar
        </Button>
      </div>
      <div className={styles.links}>
        {canPrint && !isComputer && <PrintButton tone="plain" />}
        <Button tone="plain" onClick={onClose}>
          Continuar
        </Button>
      </div>
    </div>
  )
}

function PrintButton({ tone }: Pick<ButtonLook, 'tone'>) {
  return (
    <Button tone={tone} icon="print" onClick={() => window.print()}>
      Imprimir
    </Button>
  )
}
