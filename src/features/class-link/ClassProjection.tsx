import { paths } from '@/lib/paths'
import { Dialog } from '@/ui/dialog/Dialog'

import styles from './ClassProjection.module.css'
import { ClassQr } from './ClassQr'
import { useFullScreen } from './fullScreen'

interface ClassProjectionProps {
  teacherId: number
  onClose: () => void
}

/** The QR code and the teacher's code for a classroom's projector. */
export function ClassProjection({ teacherId, onClose }: ClassProjectionProps) {
  // Esc leaves full screen; the dialog closes with it.
  useFullScreen(onClose)

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
