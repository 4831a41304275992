import type { Requirement } from '@/api/requirements'
import { isVirtual, virtualLink } from '@/content/virtualVisits'
import { visitObjectives } from '@/content/visitObjectives'
import { countAttendees } from '@/model/attendees'
import { FactList } from '@/ui/FactList'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { Cluster, Stack } from '@/ui/layout/layout'
import { PaperDialog, PaperHead, Sheet } from '@/ui/paper/Paper'

import { PaperDay } from './PaperDay'
import { initialDetails, LINE, type PaperDetails, quoteValidity, visitCost } from './paperDetails'
import { PaperForm } from './PaperForm'
import styles from './PrincipalSheet.module.css'
import { type QuoteProps, ShareQuoteLinks } from './ShareQuoteLinks'
import { attendeeFacts, visitFacts } from './visitFacts'

interface PrincipalSheetProps extends QuoteProps {
  userId: number
  /** All requirements. The sheet lists only the ministry's, because the school is responsible for them. */
  requirements: Requirement[]
  onClose: () => void
}

/** A sheet for the school's principal, in the third person. For a virtual visit, without requirements or print. */
export function PrincipalSheet({ userId, onClose, ...sheet }: PrincipalSheetProps) {
  const { visit, school } = sheet
  const isOnline = isVirtual(visit.service)
  const paper = (details: PaperDetails) => (
    <Sheet hint={details.date === '' ? undefined : <ShareQuoteLinks visit={visit} school={school} details={details} />}>
      <SheetContent {...sheet} details={details} isOnline={isOnline} />
    </Sheet>
  )
  return (
    <PaperDialog title="Visita escolar: para la dirección" onClose={onClose} isPrintable={!isOnline}>
      {isOnline ? (
        paper(initialDetails(visit))
      ) : (
        <PaperForm userId={userId} visit={visit}>
          {paper}
        </PaperForm>
      )}
    </PaperDialog>
  )
}

interface SheetContentProps extends Omit<PrincipalSheetProps, 'userId' | 'onClose'> {
  details: PaperDetails
  isOnline: boolean
}

function SheetContent({ visit, school, requirements, details, isOnline }: SheetContentProps) {
  const { total } = visitCost(visit)
  const validity = quoteValidity(visit)
  const ofMinistry = isOnline ? [] : requirements.filter(({ requirement_type_id }) => requirement_type_id === '1')
  return (
    <Stack gap={4}>
      <PaperHead hasAddress={!isOnline} />
      <Cluster gap={4} justify="between" align="end" className={styles.figures}>
        <PaperDay folio={visit.appointmentId} details={details} />
        {total !== '' && (
          <p>
            Total estimado <span className="figure">{total}</span> para {countAttendees(visit)} personas
          </p>
        )}
      </Cluster>
      {isOnline && <p>{virtualLink.forSchool}</p>}
      <FactList
        facts={[...visitFacts(visit, school, details, isOnline ? '' : LINE), ...attendeeFacts(visit)]}
        look="compact"
      />
      {validity !== '' && <p className="muted">{validity}</p>}
      <h3>Objetivos</h3>
      <Stack as="ul" gap={2} className="bullets">
        {visitObjectives.map((objective) => (
          <li key={objective}>{objective}</li>
        ))}
      </Stack>
      {ofMinistry.length > 0 && (
        <>
          <h3>Requisitos de la SEP</h3>
          <Stack as="ul" gap={2} className="bullets">
            {ofMinistry.map(({ id, content }) => (
              <li key={id}>
                <SafeHtml html={content} />
              </li>
            ))}
          </Stack>
        </>
      )}
      <div className={styles.signatures}>
        <p>Nombre y firma de la dirección</p>
        <p>Fecha</p>
      </div>
    </Stack>
  )
}
