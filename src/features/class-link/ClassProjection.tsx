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
        <div className={styles.door}>
          <div className={styles.qr}>
            <ClassQr teacherId={teacherId} />
          </div>
        </div>
        <div className={styles.words}>
          <h3>Cómo empezar</h3>
          <ol className={styles.steps}>
            <li>Apunta la cámara de tu teléfono al código QR.</li>
            <li>
              O entra a <strong>{window.location.host + paths.answerQuestionnaire}</strong> y escribe este código:
              <span className={styles.code}>{teacherId}</span>
            </li>
            <li>Presiona «Comenzar» y responde a tu paso.</li>
          </ol>
        </div>
      </div>
    </Dialog>
  )
}
