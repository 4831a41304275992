import door from '@/art/puerta-familia.svg'
import { familyTips } from '@/content/tips'
import { MuseumMap } from '@/features/contact/MuseumMap'
import { CourtesyPass } from '@/features/pass/CourtesyPass'
import { PracticalInfo } from '@/features/visits/PracticalInfo'
import { telephoneLink } from '@/lib/addresses'
import { settings } from '@/model/env'
import { Columns, Stack, Tiles } from '@/ui/layout/layout'
import { PageBody } from '@/ui/PageBody'
import { PageHeader } from '@/ui/page/PageHeader'
import { Step } from '@/ui/Step'

const { address, phone } = settings.museum

/** For families and other visitors without a school group. */
export function FamiliesPage() {
  return (
    <>
      <PageHeader
        door={door}
        title="En familia"
        lead="Ven al museo con quien quieras conversar: cuándo abre, cómo llegar y tu entrada de cortesía."
      />
      <PageBody>
        <Columns gap={7}>
          <Stack gap={4}>
            <PracticalInfo isForFamilies />
            <p>
              Precios para público general: <a href={telephoneLink(phone)}>{phone}</a>
            </p>
          </Stack>
          <Stack gap={3}>
            <MuseumMap />
            <p>{address}</p>
          </Stack>
        </Columns>
        <CourtesyPass />
        <Stack as="section" gap={4} aria-labelledby="consejos">
          <h2 id="consejos">Tres consejos</h2>
          <Tiles as="ol" gap={5} columns={3} className="ruled">
            {familyTips.map((tip, index) => (
              <Step key={tip.title} number={index + 1} {...tip} />
            ))}
          </Tiles>
        </Stack>
      </PageBody>
    </>
  )
}
