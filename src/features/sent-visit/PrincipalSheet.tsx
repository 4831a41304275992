import { useEffect } from 'react'

import type { Requirement } from '@/api/requirements'
import { visitObjectives } from '@/content/visitObjectives'
import type { SentVisit } from '@/lib/personalStorage'
import { priceValidity } from '@/lib/priceYear'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/dialog/Dialog'
import { FactList } from '@/ui/FactList'
import { SafeHtml } from '@/ui/html/SafeHtml'

import styles from './PrincipalSheet.module.css'
import { quoteFacts } from './visitFacts'

interface PrincipalSheetProps {
  visit: SentVisit
  /** Those of the ministry are listed: what the school has to see to. */
  requirements: Requirement[]
  onClose: () => void
}

/** One sheet for the principal of the school: the visit, its cost, its aims, and a line to sign. It prints itself as it opens. */
export function PrincipalSheet({ visit, requirements, onClose }: PrincipalSheetProps) {
  const ofMinistry = requirements.filter(({ requirement_type_id }) => requirement_type_id === '1')

  useEffect(() => window.print(), [])

  return (
    <Dialog title="Visita escolar: para la dirección" size="full" onClose={onClose}>
      <div className={styles.sheet}>
        <p>Solicitud al Museo Memoria y Tolerancia. El museo aún debe confirmar la fecha.</p>
        <FactList facts={quoteFacts(visit)} />
        {visit.service && <p className={styles.small}>{priceValidity()}</p>}
        <h3>Objetivos</h3>
        <ul className={styles.list}>
          {visitObjectives.map((objective) => (
            <li key={objective}>{objective}</li>
          ))}
        </ul>
        {ofMinistry.length > 0 && (
          <>
            <h3>Requisitos de la SEP</h3>
            <ul className={styles.list}>
              {ofMinistry.map(({ id, content }) => (
                <li key={id}>
                  <SafeHtml html={content} />
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.signatures}>
          <p>Nombre y firma de la dirección</p>
          <p>Fecha</p>
        </div>
        <div className={styles.print}>
          <Button icon="print" onClick={() => window.print()}>
            Imprimir
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
