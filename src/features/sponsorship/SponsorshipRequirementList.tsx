import type { SponsorshipRequirement } from '@/api/sponsorship'
import { SafeHtml } from '@/ui/SafeHtml'

import styles from './SponsorshipRequirementList.module.css'

/** What the museum asks for, in its own words. */
export function SponsorshipRequirementList({ requirements }: { requirements: SponsorshipRequirement[] }) {
  return (
    <ul className={styles.list}>
      {requirements.map(({ id, title, content }) => (
        <li className={styles.item} key={id}>
          <h2 className={styles.title}>{title}</h2>
          <SafeHtml html={content} />
        </li>
      ))}
    </ul>
  )
}
