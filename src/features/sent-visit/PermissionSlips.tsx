import { countStudents } from '@/model/attendees'
import type { SentVisit } from '@/model/visits'
import { classNames } from '@/ui/classNames'
import { FactList } from '@/ui/FactList'
import { Stack } from '@/ui/layout/layout'

import { Letterhead, PaperDialog } from './Paper'
import { PaperDay } from './PaperDay'
import styles from './PermissionSlips.module.css'
import { BLANK, visitCost } from './quote'

const PER_SHEET = 3
/** A limit for implausible input: more slips would slow down the page. */
const MAX_SLIPS = 999

interface PermissionSlipsProps {
  visit: SentVisit
  /** The school's name, or ''. */
  school: string
  onClose: () => void
}

/**
 * Permission slips for the families, one per student and three per sheet of paper. The screen shows only the first
 * sheet.
 */
export function PermissionSlips({ visit, school, onClose }: PermissionSlipsProps) {
  const slips = Math.min(countStudents(visit), MAX_SLIPS)
  const sheets = Math.ceil(slips / PER_SHEET)
  return (
    <PaperDialog
      title="Permisos para las familias"
      isTitlePrinted={false}
      onClose={onClose}
      hint={`Uno por estudiante, tres en cada hoja: ${slips} ${slips === 1 ? 'permiso' : 'permisos'} en ${sheets} ${sheets === 1 ? 'hoja' : 'hojas'}. Imprímelos cuando el museo confirme esta fecha y corta por las líneas.`}
    >
      <ul className={styles.slips}>
        {Array.from({ length: slips }, (_, index) => (
          <Slip key={index} visit={visit} school={school} />
        ))}
      </ul>
    </PaperDialog>
  )
}

/** One permission slip. Unknown details of the visit are left blank. */
function Slip({ visit, school }: Omit<PermissionSlipsProps, 'onClose'>) {
  const facts = [
    ['Escuela', school || BLANK],
    ['Servicio', visit.service?.name ?? BLANK],
    ['Docente', visit.teacherName || BLANK],
    ['Costo por estudiante', visitCost(visit).perStudent || BLANK],
  ] as const
  return (
    <Stack as="li" gap={4} className={styles.slip}>
      <Letterhead className={styles.museum}>
        <h3>Permiso para visitar el Museo Memoria y Tolerancia</h3>
      </Letterhead>
      <PaperDay visit={visit} />
      <div className={styles.facts}>
        <FactList facts={facts} />
      </div>
      <p className={classNames(styles.line, styles.wide)}>
        Nombre de la o el estudiante, que tiene mi permiso para asistir a esta visita
      </p>
      <p className={styles.line}>Teléfono</p>
      <p className={styles.line}>Nombre y firma de madre, padre o tutor</p>
    </Stack>
  )
}
