import { ClassLink } from './ClassLink'
import styles from './ClassPanel.module.css'
import { ClassQr } from './ClassQr'
import { ProjectInClass } from './ProjectInClass'
import { TeacherCode } from './TeacherCode'

/** A teacher's code, QR code and link to the questionnaire, for a class in the same room. */
export function ClassPanel({ teacherId }: { teacherId: number }) {
  return (
    <section className={styles.panel} aria-labelledby="class-panel">
      <h2 className={styles.title} id="class-panel">
        Para tu grupo
      </h2>
      <p>Si están en el salón, tus estudiantes entran desde su teléfono con el QR o con tu código.</p>
      <TeacherCode teacherId={teacherId} label="Código de profesor" />
      <div className={styles.qr}>
        <ClassQr teacherId={teacherId} />
      </div>
      <ProjectInClass teacherId={teacherId} />
      <ClassLink teacherId={teacherId} />
    </section>
  )
}
