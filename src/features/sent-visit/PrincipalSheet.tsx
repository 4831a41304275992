import { useEffect } from 'react'

import type { Requirement } from '@/api/requirements'
import { visitObjectives } from '@/content/visitObjectives'
import { settings } from '@/lib/env'
import type { SentVisit } from '@/lib/visits'
import { priceValidityForSchool } from '@/lib/prices'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { FactList } from '@/ui/FactList'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { MuseumMark } from '@/ui/MuseumMark'
import { Cluster, Stack } from '@/ui/layout/layout'

import styles from './PrincipalSheet.module.css'
import { quoteText } from './quoteText'
import { ShareQuote } from './ShareQuote'
import { quoteFacts } from './visitFacts'

const { address, phone } = settings.museum

interface PrincipalSheetProps {
  visit: SentVisit
  /** Its name, or ''. */
  school: string
  /** The sheet has those of the ministry: what the school has to see to. */
  requirements: Requirement[]
  onClose: () => void
}

/**
 * One sheet for the principal of the school: the visit, its cost, its aims, and a line to sign. It speaks of everybody in
 * the third person, because it is read by somebody else. It prints itself as it opens.
 */
export function PrincipalSheet({ visit, school, requirements, onClose }: PrincipalSheetProps) {
  const ofMinistry = requirements.filter(({ requirement_type_id }) => requirement_type_id === '1')

  useEffect(() => window.print(), [])

  return (
    <Dialog title="Visita escolar: para la dirección" size="full" onClose={onClose}>
      <div className={styles.sheet}>
        <Cluster gap={3} className="no-print">
          <Button size="s" icon="print" onClick={() => window.print()}>
            Imprimir
          </Button>
          <ShareQuote text={quoteText(visit, school)} />
        </Cluster>
        <div className={styles.letterhead}>
          <MuseumMark />
          <p>
            <strong className={styles.name}>Museo Memoria y Tolerancia</strong> {address}. Tel. {phone}
          </p>
        </div>
        <p>Solicitud de visita. El museo aún debe confirmar la fecha.</p>
        <FactList facts={quoteFacts(visit, school)} />
        {visit.service && <p className="muted">{priceValidityForSchool()}</p>}
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
      </div>
    </Dialog>
  )
}
