import { DetailsSummary } from '@/ui/DetailsSummary'
import { Panel } from '@/ui/Panel'
import { Cluster, Stack } from '@/ui/layout/layout'

import { ClassLink } from './ClassPanels'
import { ProjectInClass, TeacherCode } from './TeacherCode'
import styles from './ClassPanels.module.css'
import { ClassQr } from './ClassQr'

export const TeacherCodePanel = ({ teacherId }: { teacherId: number }) => (
  <div className={styles.code}>
    <Panel title="Tu código de profesor">
      <Cluster gap={4} align="baseline" justify="between">
        <TeacherCode teacherId={teacherId} />
        <ProjectInClass teacherId={teacherId} tone="secondary" />
      </Cluster>
      <details className="ruled">
        <DetailsSummary title="Código QR y enlace" heading="h3" look="lead" />
        <Stack gap={4}>
          <ClassQr teacherId={teacherId} />
          <ClassLink teacherId={teacherId} />
        </Stack>
      </details>
    </Panel>
  </div>
)
