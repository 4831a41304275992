import type { SentVisit } from '@/model/visits'
import { FactList } from '@/ui/FactList'
import { Stack } from '@/ui/layout/layout'

import { Letterhead, PaperDialog, Sheet } from './Paper'
import { PaperDay } from './PaperDay'
import { BLANK, type PaperDetails, paperFacts } from './paperDetails'
import { PaperForm } from './PaperForm'
import styles from './PermissionSlips.module.css'

const PER_SHEET = 3
/** A limit for implausible input: more slips would slow down the page. */
const MAX_SLIPS = 999

interface SlipProps {
  visit: SentVisit
  /** The school's name, or ''. */
  school: string
}

interface PermissionSlipsProps extends SlipProps {
  userId: number
  onClose: () => void
}

/**
 * Permission slips for the families, one per student and three per sheet of paper. The screen shows only the first
 * sheet. If the number of students is unknown, there is one sheet to copy.
 */
export function PermissionSlips({ userId, onClose, ...slip }: PermissionSlipsProps) {
  return (
    <PaperDialog title="Permisos para las familias" isTitlePrinted={false} onClose={onClose}>
      <PaperForm userId={userId} visit={slip.visit} isPerStudent>
        {(details) => {
          const slips = Math.min(Number(details.students) || PER_SHEET, MAX_SLIPS)
          const sheets = Math.ceil(slips / PER_SHEET)
          return (
            <Sheet
              hint={
                <p>
                  {`Tres en cada hoja: ${slips} ${slips === 1 ? 'permiso' : 'permisos'} en ${sheets} ${sheets === 1 ? 'hoja' : 'hojas'}. ${details.isConfirmed ? '' : 'Imprímelos cuando el museo confirme esta fecha. '}Corta por las líneas.`}
                </p>
              }
            >
              <ul className={styles.slips}>
                {Array.from({ length: slips }, (_, index) => (
                  <Slip key={index} {...slip} details={details} />
                ))}
              </ul>
            </Sheet>
          )
        }}
      </PaperForm>
    </PaperDialog>
  )
}

/** One permission slip. Unknown details of the visit are blanks. */
function Slip({ visit, school, details }: SlipProps & { details: PaperDetails }) {
  const facts = paperFacts(visit, school, details)
  return (
    <Stack as="li" gap={4} className={styles.slip}>
      <Letterhead className={styles.wide}>
        <h3>Permiso para visitar el Museo Memoria y Tolerancia</h3>
      </Letterhead>
      <PaperDay folio={visit.appointmentId} details={details} />
      <div className={styles.facts}>
        <FactList facts={facts.slice(0, -2)} isCompact />
      </div>
      <div className={styles.wide}>
        <FactList facts={facts.slice(-2)} isCompact />
      </div>
      <p className={styles.permission}>
        <span>Doy permiso a</span> <span className={styles.blank}>{BLANK.repeat(6)}</span>{' '}
        <span>para asistir a esta visita.</span>
      </p>
      <p className={styles.line}>Teléfono</p>
      <p className={styles.line}>Nombre y firma de madre, padre o tutor</p>
    </Stack>
  )
}
