import { useId } from 'react'

import type { Justification } from '@/api/justifications'

import styles from './JustificationGroup.module.css'
import { JustificationRow } from './JustificationRow'

/** The proposals for one school grade. */
export function JustificationGroup({ title, justifications }: { title: string; justifications: Justification[] }) {
  const titleId = useId()
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {justifications.length === 0 ? (
        <p className={styles.nothing}>Por ahora no hay proyectos para este nivel.</p>
      ) : (
        <ul>
          {justifications.map((justification) => (
            <JustificationRow key={justification.id} justification={justification} />
          ))}
        </ul>
      )}
    </section>
  )
}
