import { classNames } from '@/ui/classNames'
import { FactList } from '@/ui/FactList'
import { Stack } from '@/ui/layout/layout'
import { Letterhead, PaperDialog, Sheet } from '@/ui/paper/Paper'

import { PaperDay } from './PaperDay'
import { BLANK, LINE, type PaperDetails } from './paperDetails'
import { PaperForm } from './PaperForm'
import styles from './PermissionSlips.module.css'
import type { QuoteProps } from './ShareQuoteLinks'
import { visitFacts } from './visitFacts'

const PER_SHEET = 3
/** A limit for implausible input: more slips would slow down the page. */
const MAX_SLIPS = 999
/** The number of letters that fit on a third of a sheet in the normal font size. */
const MAX_LETTERS = 380

/** One slip per student, three per sheet. The screen shows one sheet, to copy if the number is unknown. */
export function PermissionSlips({ userId, onClose, ...slip }: QuoteProps & { userId: number; onClose: () => void }) {
  return (
    <PaperDialog title="Permisos para las familias" isTitlePrinted={false} onClose={onClose}>
      <PaperForm userId={userId} visit={slip.visit} isPerStudent>
        {(details) => {
          const slips = Math.min(Number(details.students) || PER_SHEET, MAX_SLIPS)
          return (
            <Sheet hint={<p>{printAdvice(slips, details)}</p>}>
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

/** Returns how many slips and sheets print, when to print them and how to cut them. */
function printAdvice(slips: number, { isConfirmed }: PaperDetails): string {
  const sheets = Math.ceil(slips / PER_SHEET)
  return [
    `Tres en cada hoja: ${slips === 1 ? '1 permiso' : `${slips} permisos`} en ${sheets === 1 ? '1 hoja' : `${sheets} hojas`}.`,
    isConfirmed ? '' : 'Imprímelos cuando el museo confirme esta fecha.',
    'Corta por las líneas.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** One permission slip. Unknown details of the visit are blanks. */
function Slip({ visit, school, details }: QuoteProps & { details: PaperDetails }) {
  const facts = visitFacts(visit, school, details, LINE)
  const isLong = facts.flat().join(' ').length > MAX_LETTERS
  return (
    <Stack as="li" gap={4} className={classNames(styles.slip, isLong && styles.long)}>
      <Letterhead className={styles.wide}>
        <h3>Permiso para visitar el Museo Memoria y Tolerancia</h3>
      </Letterhead>
      <Stack gap={1}>
        <PaperDay folio={visit.appointmentId} details={details} />
        <FactList facts={facts.slice(-2)} look="compact" />
      </Stack>
      <FactList facts={facts.slice(0, -2)} look="compact" />
      <p className={styles.permission}>
        <span>Doy permiso a</span> <span className={styles.blank}>{BLANK.repeat(9)}</span>{' '}
        <span>para asistir a esta visita.</span>
      </p>
      <p className={styles.line}>Teléfono</p>
      <p className={styles.line}>Nombre y firma de madre, padre o tutor</p>
    </Stack>
  )
}
