import { useEffect, useEffectEvent } from 'react'

import { paths } from '@/lib/paths'
import { Dialog } from '@/ui/Dialog'

import styles from './ClassProjection.module.css'
import { ClassQr } from './ClassQr'
import { holdFullScreen } from './fullScreen'

interface ClassProjectionProps {
  teacherId: number
  onClose: () => void
}

/** What a class sees on the screen of its room: a QR that is read from the last row, and the code. */
export function ClassProjection({ teacherId, onClose }: ClassProjectionProps) {
  const close = useEffectEvent(onClose)

  // Esc is the browser's own way out of the full screen: the dialog goes with it.
  useEffect(() => holdFullScreen(() => close()), [])

  return (
    <Dialog title="Responde el cuestionario de visita" size="full" onClose={onClose}>
      <div className={styles.stage}>
        <div className={styles.qr}>
          <ClassQr teacherId={teacherId} />
        </div>
        <div className={styles.words}>
          <p>Apunta la cámara de tu teléfono al código QR.</p>
          <p>
            O entra a <strong>{window.location.host + paths.answerQuestionnaire}</strong> y escribe este código:
          </p>
          <p className={styles.code}>{teacherId}</p>
        </div>
      </div>
    </Dialog>
  )
}
