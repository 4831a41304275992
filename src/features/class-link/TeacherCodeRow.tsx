import { DetailsSummary } from '@/ui/DetailsSummary'
import { Stack } from '@/ui/layout/layout'

import { ClassEntry } from './ClassPanels'

export function TeacherCodeRow({ teacherId }: { teacherId: number }) {
  return (
    <details>
      <DetailsSummary
        title="Tu código de profesor"
        heading="h2"
        value={<b className="h2 num">{teacherId}</b>}
        action="Ver el QR"
      />
      <Stack gap={3}>
        <ClassEntry teacherId={teacherId} />
      </Stack>
    </details>
  )
}
