// @vitest-environment node
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'

import { appointmentPdf } from './pdf/appointmentPdf.ts'
import { seededAppointment, seededUsers } from './seed/accounts.ts'

const [teacher] = seededUsers((password) => password)
const ORIGIN = 'https://educacion.museo.example.mx'

/** pdf.js draws on whatever works like a browser's canvas, and this one does. */
function isDrawable(context: unknown): context is CanvasRenderingContext2D & SKRSContext2D {
  return context !== null
}

/** Reads a PDF as a person with a telephone does: its words, and what its QR code says. */
async function look(change: Partial<typeof seededAppointment>, school = 'Escuela Secundaria Técnica 14') {
  if (teacher === undefined) throw new Error('no seeded teacher')
  const data = await appointmentPdf({ ...seededAppointment, ...change }, { ...teacher, school }, ORIGIN)
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const viewport = page.getViewport({ scale: 2 })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  if (!isDrawable(context)) throw new Error('no canvas')
  await page.render({ canvas: null, canvasContext: context, viewport }).promise
  const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height)
  const code = jsQR(pixels, canvas.width, canvas.height)
  return { pages: pdf.numPages, text: text.replaceAll(/\s+/g, ' '), code: code?.data, size: page.view }
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
