import { DetailsSummary } from '@/ui/DetailsSummary'
import { Stack } from '@/ui/layout/layout'

import { ClassEntry } from './ClassPanels'

/** A row with the teacher's code, which opens a QR code and a link. */
export function TeacherCodeRow({ teacherId }: { teacherId: number }) {
  return (
    <details>
      <DetailsSummary title="Tu código de profesor" heading="h2" value={String(teacherId)} action="Ver el QR" />
      <Stack gap={3}>
        <ClassEntry teacherId={teacherId} />
      </Stack>
    </details>
  )
}
