import type { SponsorshipRequirement } from '@/api/sponsorship'
import { SafeHtml } from '@/ui/html/SafeHtml'

import styles from './SponsorshipRequirementList.module.css'

export function SponsorshipRequirementList({ requirements }: { requirements: SponsorshipRequirement[] }) {
  return (
    <ul className={styles.list}>
      {requirements.map(({ id, title, content }) => (
        <li className={styles.item} key={id}>
          <h2 className="h3">{title}</h2>
          <SafeHtml html={content} />
        </li>
      ))}
    </ul>
  )
}
