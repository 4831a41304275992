import { paths } from '@/lib/paths'
import { ButtonLink } from '@/ui/ButtonLink'
import { Panel } from '@/ui/Panel'

import styles from './ForGroup.module.css'
import { ProjectInClass } from './ProjectInClass'
import { TeacherCode } from './TeacherCode'

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
