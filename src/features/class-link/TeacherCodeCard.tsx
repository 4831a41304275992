import { Panel } from '@/ui/Panel'

import { ClassLink } from './ClassLink'
import { ClassQr } from './ClassQr'
import styles from './TeacherCodeCard.module.css'
import { TeacherCode } from './TeacherCode'

export function TeacherCodeCard({ teacherId }: { teacherId: number }) {
  return (
    <Panel title="Mi código de profesor">
      <p>Tus estudiantes lo escriben al responder el cuestionario de visita.</p>
      <TeacherCode teacherId={teacherId} />
      <div className={styles.qr}>
        <ClassQr teacherId={teacherId} />
      </div>
      <p>Con este enlace, o al leer el QR, el código ya está puesto.</p>
      <ClassLink teacherId={teacherId} />
    </Panel>
  )
}
