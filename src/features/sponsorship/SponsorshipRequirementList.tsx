import type { SponsorshipRequirement } from '@/api/sponsorship'
import { SafeHtml } from '@/ui/html/SafeHtml'
import { Columns, Stack } from '@/ui/layout/layout'

export function SponsorshipRequirementList({ requirements }: { requirements: SponsorshipRequirement[] }) {
  return (
    <Stack as="section" gap={4} aria-labelledby="sponsorship-requirements">
      <h2 id="sponsorship-requirements">Lo que te pedimos</h2>
      <ul className="rows">
        {requirements.map(({ id, title, content }) => (
          <li key={id}>
            <Columns gap={2} ratio="1:2">
              <h3>{title}</h3>
              <SafeHtml html={content} />
            </Columns>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
