import door from '@/art/puerta-familia.svg'
import { practicalInfo, transport } from '@/content/practicalInfo'
import { familyTips } from '@/content/tips'
import { MuseumMap } from '@/features/contact/MuseumMap'
import { CourtesyPass } from '@/features/pass/CourtesyPass'
import { PracticalFacts } from '@/features/visits/PracticalInfo'
import { settings } from '@/model/env'
import { paths } from '@/model/paths'
import { Columns, Stack, Tiles } from '@/ui/layout/layout'
import { Page } from '@/ui/page/Page'
import { Step } from '@/ui/Step'
import { TelephoneLink } from '@/ui/TelephoneLink'

const facts = {
  'Cuánto dura': practicalInfo['Cuánto dura'],
  Acceso: practicalInfo.Acceso,
  Precios: (
    <>
      Para saber los precios del público general, llama al <TelephoneLink />.
    </>
  ),
  Horario: <a href="#horario">Ver días y horas</a>,
}

export function FamiliesPage() {
  return (
    <Page
      door={door}
      title="En familia"
      lead="Ven al museo con quien quieras conversar: tu entrada de cortesía y cómo llegar."
      parent={{ label: 'Inicio', to: paths.home }}
    >
      <Stack gap={7}>
        <CourtesyPass />
        <Stack as="section" gap={4} aria-labelledby="llegar">
          <h2 id="llegar">Cómo llegar</h2>
          <Columns gap={5} ratio="7:5" className="ruled">
            <Stack gap={4}>
              <p className="h3">{settings.museum.address}</p>
              <p>{transport}</p>
            </Stack>
            <div style={{ gridRow: 'span 2' }}>
              <MuseumMap />
            </div>
            <PracticalFacts facts={facts} />
          </Columns>
        </Stack>
        <Stack as="section" gap={4} aria-labelledby="consejos">
          <h2 id="consejos">Tres consejos</h2>
          <Tiles as="ol" gap={5} columns={3} className="ruled">
            {familyTips.map((tip, index) => (
              <Step key={tip.title} number={index + 1} {...tip} />
            ))}
          </Tiles>
        </Stack>
      </Stack>
    </Page>
  )
}
