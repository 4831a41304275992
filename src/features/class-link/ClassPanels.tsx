import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { Panel } from '@/ui/Panel'

import { ClassLink, ClassQr, TeacherCode } from './ClassLink'
import styles from './ClassPanels.module.css'
import { ProjectInClass } from './ClassProjection'

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

/** What a teacher's class needs for the questionnaire: the code, the way to send it, and the projection. */
export function ForGroup({ teacherId }: { teacherId: number }) {
  return (
    <Panel title="Para tu grupo">
      <p>Su código para el cuestionario:</p>
      <TeacherCode teacherId={teacherId} />
      <div className={styles.ways}>
        <ButtonLink tone="secondary" size="s" to={paths.sendQuestionnaire}>
          Enviar cuestionario
        </ButtonLink>
        <ProjectInClass teacherId={teacherId} size="s" />
      </div>
    </Panel>
  )
}

/** The teacher's code with the QR code and the link, among the cards of their profile. */
export function TeacherCodeCard({ teacherId }: { teacherId: number }) {
  return (
    <Panel title="Mi código de profesor">
      <p>Tus estudiantes lo escriben al responder el cuestionario de visita.</p>
      <TeacherCode teacherId={teacherId} />
      <div className={styles.cardQr}>
        <ClassQr teacherId={teacherId} />
      </div>
      <p>Con este enlace, o al leer el QR, el código ya está puesto.</p>
      <ClassLink teacherId={teacherId} />
    </Panel>
  )
}
