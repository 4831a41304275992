import { Lights } from '@/features/questionnaire/Lights'
import { PassTicket } from '@/features/pass/PassTicket'
import { VisitReceipt } from '@/features/visit-request/VisitReceipt'
import { VisitDay } from '@/features/visits/VisitDay'
import { VisitModes } from '@/features/visits/VisitModes'
import { Cluster, Columns, Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'

import { exampleVisit } from './exampleVisit'

const drawings = Object.keys(import.meta.glob('/src/art/*.svg'))
const doors = drawings.filter((file) => file.includes('/puerta-'))
/** The states of the ticket desk, and the doors of the suggestions. */
const states = drawings.filter((file) => /\/(?:p\d|momento)-/.test(file))

const code = { link: 'https://example.mx/free-pass', token: 'pase-7F3K92Q' }

/** The museum's own parts: the doors, the questionnaire's lights, the day of a visit, the receipt and the pass. */
export function MuseumParts() {
  return (
    <Stack gap={7}>
      <Cluster gap={4}>
        {doors.map((file) => (
          <div key={file} className="on-wall" style={{ width: '16rem', overflow: 'hidden' }}>
            <img src={file} alt="" style={{ height: '7.5rem', width: 'auto', maxWidth: 'none' }} />
          </div>
        ))}
      </Cluster>
      <Columns gap={5}>
        <Cluster gap={4}>
          {states.map((file) => (
            <img key={file} src={file} alt="" width="96" height="96" />
          ))}
        </Cluster>
        <Stack gap={5}>
          {[0, 7, 15].map((count) => (
            <div key={count} className="on-wall" style={{ height: '6rem', display: 'grid', padding: 'var(--s-4)' }}>
              <Lights lit={Array.from({ length: 15 }, (_, index) => index < count)} now={count} />
            </div>
          ))}
        </Stack>
        <Panel title="El día de una visita">
          <VisitDay visit={exampleVisit} />
          <VisitDay visit={{ ...exampleVisit, date: '' }} />
        </Panel>
        <PassTicket name="Ana Ruiz" isNamed code={code} />
        <VisitReceipt service={exampleVisit.service} people={exampleVisit} />
      </Columns>
      <VisitModes>Dos modalidades</VisitModes>
    </Stack>
  )
}
