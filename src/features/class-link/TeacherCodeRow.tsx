import { DetailsSummary } from '@/ui/DetailsSummary'
import { Stack } from '@/ui/layout/layout'

import { ClassLink, TeacherCode } from './ClassPanels'
import { ClassQr } from './ClassQr'

/** A row with the teacher's code, which opens a QR code and a link. */
export function TeacherCodeRow({ teacherId }: { teacherId: number }) {
  return (
    <details>
      <DetailsSummary title="Tu código de profesor" heading="h2" value={String(teacherId)} action="Ver el QR" />
      <Stack gap={3}>
        <p>Tus estudiantes lo escriben al responder el cuestionario de visita.</p>
        <TeacherCode teacherId={teacherId} />
        <ClassQr teacherId={teacherId} />
        <p>Con este enlace, o al leer el QR, el código ya está puesto.</p>
        <ClassLink teacherId={teacherId} />
      </Stack>
    </details>
  )
}
