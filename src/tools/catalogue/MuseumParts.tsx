import { Lights } from '@/features/questionnaire/Lights'
import { PassTicket } from '@/features/pass/PassTicket'
import { VisitReceipt } from '@/features/visit-request/VisitReceipt'
import { VisitDay } from '@/features/visits/VisitDay'
import { VisitModes } from '@/features/visits/VisitModes'
import type { SentVisit } from '@/model/visits'
import { Cluster, Columns, Stack } from '@/ui/layout/layout'
import { Panel } from '@/ui/Panel'

const art = (name: string) => `/src/art/${name}.svg`
const doors = ['grupo', 'libro', 'mochila', 'lista', 'poste', 'carpeta', 'paraguas', 'familia', 'pregunta']
const deskDoors = ['p1-por-validar', 'p2-validado', 'p3-utilizado', 'p4-sin-respuesta', 'p5-ya-validado']
const moments = ['momento-antes', 'momento-durante', 'momento-despues']

const visit: SentVisit = {
  appointmentId: '104513',
  sentAt: 0,
  teacherName: 'Ana Ruiz',
  date: '2100-03-12',
  schedule: '10:00',
  service: { id: '1', name: 'Recorrido completo', price: 95 },
  contactPreference: '',
  groups: [{ label: 'Grupo 1', count: 28 }],
  teachers: 2,
  parents: 0,
}
const dayUnknown = { ...visit, date: '' }
const code = { link: 'https://example.mx/free-pass', token: 'pase-7F3K92Q' }

/** The museum's own parts: the doors, the questionnaire's lights, the day of a visit, the receipt and the pass. */
export function MuseumParts() {
  return (
    <Stack gap={7}>
      <Cluster gap={4}>
        {doors.map((name) => (
          <div key={name} className="on-wall" style={{ width: '16rem', overflow: 'hidden' }}>
            <img src={art(`puerta-${name}`)} alt="" style={{ height: '7.5rem', width: 'auto', maxWidth: 'none' }} />
          </div>
        ))}
      </Cluster>
      <Columns gap={5}>
        <Cluster gap={4}>
          {[...deskDoors, ...moments].map((name) => (
            <img key={name} src={art(name)} alt="" width="96" height="96" />
          ))}
        </Cluster>
        <Stack gap={5}>
          {[0, 7, 15].map((count) => (
            <div key={count} className="on-wall" style={{ height: '6rem', display: 'grid', padding: 'var(--s-4)' }}>
              <Lights lit={Array.from({ length: 15 }, (_, index) => index < count)} now={count} />
            </div>
          ))}
        </Stack>
        <Panel title="El día de una visita" tone="main">
          <VisitDay visit={visit} />
          <VisitDay visit={dayUnknown} isExplained />
        </Panel>
        <PassTicket name="Ana Ruiz" isNamed code={code} />
        <VisitReceipt service={visit.service} people={visit} />
      </Columns>
      <VisitModes />
    </Stack>
  )
}
