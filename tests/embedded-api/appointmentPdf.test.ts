import { expect, test } from 'vitest'

import { appointmentPdf } from './pdf/appointmentPdf.ts'
import { seededAppointment, seededUsers } from './seed/accounts.ts'
import { lookAtPdf } from './testing/lookAtPdf.ts'

const [teacher] = seededUsers((password) => password)
const ORIGIN = 'https://educacion.museo.example.mx'

async function look(change: Partial<typeof seededAppointment>, school = 'Escuela Secundaria Técnica 14') {
  if (teacher === undefined) throw new Error('no seeded teacher')
  return lookAtPdf(await appointmentPdf({ ...seededAppointment, ...change }, { ...teacher, school }, ORIGIN))
}

test('the sheet is Letter, says what was requested, and its QR code opens the request', async () => {
  const { pages, text, code, size } = await look({})
  expect(pages).toBe(1)
  expect(size).toEqual([0, 0, 612, 792])
  expect(code).toBe(`${ORIGIN}/solicitud-visita-confirmacion?folio=20417`)
  for (const words of [
    'Precotización de visita',
    'Solicitud 20417',
    'Jorge Luis Hernández Ávila',
    'Escuela Secundaria Técnica 14',
    'Jueves 16 de octubre de 2025',
    '10:30 h. Llegar a las 10:15 h',
    'Grupo 1, Preparatoria',
    '$3,230.00',
    'Profesores',
    'Padres de familia',
    'Total, Recorrido completo',
    '$6,650.00',
    'válidos solo para 2025',
    'no un comprobante de pago',
    'Av. Juárez 8, Centro, 06010 Ciudad de México',
    '55 5130 5555',
  ]) {
    expect(text).toContain(words)
  }
})

test('five groups, very long names and no price still fit on one page', async () => {
  const long = 'Centro de Bachillerato Tecnológico Industrial y de Servicios Núm. 225 «Adolfo López Mateos» '
    .repeat(3)
    .slice(0, 255)
  const { pages, text, code } = await look(
    {
      teacher_name: `María "Maité" 🌵 Núñez Ōtani ${'de la Cruz y Villaseñor '.repeat(9)}`,
      package_ids: [7],
      school_grades: Array.from({ length: 5 }, (_, index) => ({ students: 1200 + index, school_grade_id: 1 })),
    },
    long,
  )
  expect(pages).toBe(1)
  expect(code).toBe(`${ORIGIN}/solicitud-visita-confirmacion?folio=20417`)
  expect(text).toContain('María "Maité" Núñez Otani de la Cruz')
  expect(text).toContain('Grupo 5, Primaria')
  expect(text).toContain('Por cotizar')
  expect(text).not.toContain('NaN')
})
