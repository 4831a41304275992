import { useId } from 'react'

import type { Justification, JustificationFormat } from '@/api/justifications'
import type { RequestState } from '@/store/request'

import styles from './JustificationGroup.module.css'
import { JustificationRow } from './JustificationRow'

interface JustificationGroupProps {
  title: string
  justifications: Justification[]
  requestOf: (id: string, format: JustificationFormat) => RequestState | undefined
  onDownload: (justification: Justification, format: JustificationFormat) => void
}

/** The proposals for one school grade. */
export function JustificationGroup({ title, justifications, requestOf, onDownload }: JustificationGroupProps) {
  const titleId = useId()
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {justifications.length === 0 && <p className={styles.nothing}>Por ahora no hay proyectos para este nivel.</p>}
      {justifications.length > 0 && (
        <ul className={styles.list}>
          {justifications.map((justification) => (
            <JustificationRow
              key={justification.id}
              justification={justification}
              pdf={requestOf(justification.id, 'pdf')}
              word={requestOf(justification.id, 'word')}
              onDownload={onDownload}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
