import type { Requirement } from '@/api/requirements'
import { isVirtual, virtualLink } from '@/content/virtualVisits'
import { visitObjectives } from '@/content/visitObjectives'
import { countAttendees } from '@/model/attendees'
import type { SentVisit } from '@/model/visits'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { classNames } from '@/ui/classNames'
import { CopyButton } from '@/ui/CopyButton'
import { FactList } from '@/ui/FactList'
import { Panel } from '@/ui/Panel'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { Cluster, Stack } from '@/ui/layout/layout'

import { PaperDialog, PaperHead, Sheet } from './Paper'
import { PaperDay } from './PaperDay'
import { initialDetails, type PaperDetails, paperFacts } from './paperDetails'
import { PaperForm } from './PaperForm'
import styles from './PrincipalSheet.module.css'
import { attendeeFacts, quoteFacts, quoteText, quoteValidity, visitCost } from './quote'

interface QuoteProps {
  visit: SentVisit
  /** The school's name, or ''. */
  school: string
}

interface PrincipalSheetProps extends QuoteProps {
  userId: number
  /** All requirements. The sheet lists only the ministry's, because the school is responsible for them. */
  requirements: Requirement[]
  onClose: () => void
}

/**
 * A sheet for the school's principal: the visit, its cost, its objectives, and a signature line. The wording is in the
 * third person, because the principal reads the sheet. For a virtual visit, the sheet has no requirements, and can be
 * sent but not printed.
 */
export function PrincipalSheet({ userId, onClose, ...sheet }: PrincipalSheetProps) {
  const { visit, school } = sheet
  const isOnline = isVirtual(visit.service)
  return (
    <PaperDialog title="Visita escolar: para la dirección" onClose={onClose} isPrintable={!isOnline}>
      {isOnline ? (
        <Sheet hint={<ShareQuoteLinks visit={visit} school={school} />}>
          <SheetContent {...sheet} requirements={[]} details={initialDetails(visit)} isOnline />
        </Sheet>
      ) : (
        <PaperForm userId={userId} visit={visit}>
          {(details) => (
            <Sheet>
              <SheetContent {...sheet} details={details} />
            </Sheet>
          )}
        </PaperForm>
      )}
    </PaperDialog>
  )
}

interface SheetContentProps extends Omit<PrincipalSheetProps, 'userId' | 'onClose'> {
  details: PaperDetails
  isOnline?: boolean
}

function SheetContent({ visit, school, requirements, details, isOnline = false }: SheetContentProps) {
  const { total } = visitCost(visit)
  const validity = quoteValidity(visit)
  const ofMinistry = requirements.filter(({ requirement_type_id }) => requirement_type_id === '1')
  return (
    <Stack gap={4}>
      <PaperHead isOnline={isOnline} />
      <Cluster gap={4} justify="between" align="end" className={styles.figures}>
        <PaperDay folio={visit.appointmentId} details={details} />
        {total !== '' && (
          <p>
            Total estimado <span className={classNames('figure', styles.total)}>{total}</span> para{' '}
            {countAttendees(visit)} personas
          </p>
        )}
      </Cluster>
      {isOnline && <p>{virtualLink.forSchool}</p>}
      <FactList
        facts={isOnline ? quoteFacts(visit, school) : [...paperFacts(visit, school, details), ...attendeeFacts(visit)]}
        isCompact
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

interface PrincipalPanelProps extends QuoteProps {
  /** Whether the message would say more than the number of the request. */
  hasMessage: boolean
  onOpenSheet: () => void
}

/** Offers the price estimate for the school's principal, as a sheet to sign or as a message. */
export function PrincipalPanel({ visit, school, hasMessage, onOpenSheet }: PrincipalPanelProps) {
  return (
    <Panel title="Para tu directora o director">
      <p>
        {`Una hoja con el costo, los objetivos y una línea para firmar${hasMessage ? ', o los mismos datos en un mensaje' : ''}.`}
      </p>
      <Button tone="secondary" block onClick={onOpenSheet}>
        Hoja para la dirección
      </Button>
      {hasMessage && (
        <Stack gap={1} align="start">
          <ShareQuoteLinks visit={visit} school={school} />
        </Stack>
      )}
    </Panel>
  )
}

/** Links that send the price estimate as a message, and a button that copies it, for computers that can do neither. */
function ShareQuoteLinks({ visit, school }: QuoteProps) {
  const text = quoteText(visit, school)
  // `URLSearchParams` would encode a space as '+', and e-mail programs would show the '+'.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'))
  const subject = encodeURIComponent('Visita escolar al Museo Memoria y Tolerancia')
  return (
    <>
      <ButtonLink
        tone="plain"
        size="s"
        href={`https://wa.me/?${new URLSearchParams({ text }).toString()}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        Enviar por WhatsApp <VisuallyHidden>(en otra pestaña)</VisuallyHidden>
      </ButtonLink>
      <ButtonLink tone="plain" size="s" href={`mailto:?subject=${subject}&body=${body}`}>
        Escribir un correo
      </ButtonLink>
      <CopyButton text={text} label="Copiar" copied="Texto copiado" />
    </>
  )
}
