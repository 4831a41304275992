import { useId } from 'react'

import type { Requirement } from '@/api/requirements'
import { SafeHtml } from '@/ui/SafeHtml'

import styles from './RequirementList.module.css'

interface RequirementListProps {
  title: string
  intro: string
  requirements: Requirement[]
}

/** What one of the two asks for: numbered on the screen, with a box to tick on paper. */
export function RequirementList({ title, intro, requirements }: RequirementListProps) {
  const titleId = useId()
  return (
    <section className={styles.block} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <p className={styles.intro}>{intro}</p>
      {requirements.length === 0 && <p className={styles.nothing}>Por ahora no hay requisitos en esta lista.</p>}
      {requirements.length > 0 && (
        <ol className={styles.list}>
          {requirements.map(({ id, content }) => (
            <li className={styles.requirement} key={id}>
              <SafeHtml html={content} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
