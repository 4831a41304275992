import { classLink } from '@/model/links'
import { classNames } from '@/ui/classNames'
import { CopyButton } from '@/ui/CopyButton'
import { Cluster, Stack, Tiles } from '@/ui/layout/layout'
import { NewTabLink } from '@/ui/NewTabLink'

import styles from './ClassPanels.module.css'
import { ClassQr } from './ClassQr'
import { ProjectInClass, TeacherCode } from './TeacherCode'

export const ClassPanel = ({ teacherId }: { teacherId: number }) => (
  <Stack gap={4} className={classNames(styles.panel, styles.large, 'on-wall')}>
    <h2 className="h3">Para tu grupo</h2>
    <p>Si están en el salón, tus estudiantes entran desde su teléfono con el QR o con el código.</p>
    <Tiles gap={4}>
      {/* In forced-colors mode, Chromium paints a plate behind the code that is higher than its line. */}
      <Stack gap={3}>
        <p>Tu código de profesor</p>
        <TeacherCode teacherId={teacherId} />
      </Stack>
      {/* Beside the code and the button, or between them in a narrow column. */}
      <div style={{ gridRow: 'span 2' }}>
        <ClassQr teacherId={teacherId} />
      </div>
      <Cluster gap={4}>
        <ProjectInClass teacherId={teacherId} tone="light" />
      </Cluster>
    </Tiles>
    <ClassLink teacherId={teacherId} />
  </Stack>
)

const INVITATION = 'Responde el cuestionario de nuestra visita al Museo Memoria y Tolerancia:'

/** A link that opens the questionnaire with the teacher's code filled in, and ways to pass it on. */
export function ClassLink({ teacherId }: { teacherId: number }) {
  const link = classLink(teacherId)
  return (
    <div>
      <p className="small">{link}</p>
      <Cluster gap={4} className={styles.ways}>
        <CopyButton text={link} label="Copiar enlace" copied="Enlace copiado" />
        <NewTabLink href={`https://wa.me/?${new URLSearchParams({ text: `${INVITATION} ${link}` })}`}>
          Compartir por WhatsApp
        </NewTabLink>
      </Cluster>
    </div>
  )
}
