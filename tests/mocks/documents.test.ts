import { expect, test } from 'vitest'

import { closedDays, openingHours } from '@/content/openingHours'
import { formatDate } from '@/mocks/calendar'
import { appointmentDocument, passDocument } from '@/mocks/documents/documents'
import { createEmbeddedApi, seededAccounts } from '@/mocks/embeddedApi'

const { data } = createEmbeddedApi().database
const user = (id: number) => data.users.filter((one) => one.id === id)

test('the pass PDF contains the holder, value, opening hours and a QR code that opens the ticket desk’s page', () => {
  const pass = { userId: 1101, fullName: 'Mariana Ríos', token: 'pase-1' }
  const { qr, holder, worth, code, where } = passDocument(pass, 'https://museo.test')
  expect(qr).toBe('https://museo.test/free-pass?fullname=Mariana%20R%C3%ADos&token_qr=pase-1&userId=1101')
  expect([holder, worth, code]).toEqual(['Mariana Ríos', 'Vale por una entrada a la exposición permanente', 'pase-1'])
  for (const { days, hours } of openingHours) expect(where).toContain(`${days}, ${hours}.`)
  expect(where).toContain(closedDays)
})

test('the pre-quote PDF contains the teacher, the date, the total and a QR code that opens the request', () => {
  const visit = data.appointments.at(-1)
  const [teacher] = user(seededAccounts.teacherWithVisit.id)
  if (visit === undefined || teacher === undefined) throw new Error('No user has a visit')
  const { qr, facts, table } = appointmentDocument(visit, teacher, 'https://museo.test')
  expect(qr).toBe('https://museo.test/solicitud-visita-confirmacion?folio=20417')
  expect(Object.fromEntries(facts)).toMatchObject({
    Solicita: visit.teacher_name,
    'Fecha solicitada': formatDate(visit.date),
    Horario: '10:30 h. Llegar a las 10:15 h',
  })
  expect(table.at(-1)).toEqual(['Total, Recorrido completo', '70', '', '$6,650.00'])
})
