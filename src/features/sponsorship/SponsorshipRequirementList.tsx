import type { SponsorshipRequirement } from '@/api/sponsorship'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { Stack } from '@/ui/layout/layout'

import styles from './SponsorshipRequirementList.module.css'

export function SponsorshipRequirementList({ requirements }: { requirements: SponsorshipRequirement[] }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="sponsorship-requirements">
      <h2 id="sponsorship-requirements">Lo que te pedimos</h2>
      <ul className={styles.list}>
        {requirements.map(({ id, title, content }) => (
          <li className={styles.item} key={id}>
            <h3>{title}</h3>
            <SafeHtml html={content} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}
