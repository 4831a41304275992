import { hoursInWords } from '@/content/openingHours'
import { transport } from '@/content/practicalInfo'
import { settings } from '@/model/env'
import { Icon, type IconName } from '@/ui/Icon'
import { Stack } from '@/ui/layout/layout'
import { TelephoneLink } from '@/ui/TelephoneLink'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const { museum } = settings

export const Telephone = () => (
  <Stack gap={3}>
    <p className="h1">
      <TelephoneLink />
    </p>
    <p className="muted">{hoursInWords}</p>
  </Stack>
)

export function ContactFacts() {
  return (
    <Stack as="dl" gap={4}>
      <Fact icon="pin" name="Dirección" value={museum.address} />
      <Fact icon="metro" name="Cómo llegar" value={transport} />
    </Stack>
  )
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <div className="beside">
      <dt>
        <Icon name={icon} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
