import { dayOf } from '../calendar.ts'
import type { Stored, User } from '../records.ts'
import { visitFacts } from '../visitFacts.ts'
import { drawQuote } from './quoteTable.ts'
import { COLOR, finishSheet, openSheet, PAGE, printable, setText, type Sheet } from './sheet.ts'
import { drawFooter, drawHeader, drawQrCode } from './sheetParts.ts'

const WIDTH = PAGE.right - PAGE.left
const QR_SIZE = 104

/** Space between the parts of the sheet. The second set is for very long names with five groups. */
const ROOMY = { title: 27, gap: 24, fact: 12, row: 30 }
const TIGHT = { title: 24, gap: 17, fact: 8, row: 23 }

/** The pre-quote sheet of a visit request, with a QR code that opens the request in the app. */
export function appointmentPdf(
  visit: Stored<'appointments'>,
  user: User,
  appOrigin: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = `Precotización de visita ${String(visit.id)}`
  const link = `${appOrigin}/solicitud-visita-confirmacion?folio=${String(visit.id)}`
  const fits = drawBody(openSheet(title), visit, user, ROOMY) <= lowestNotes()
  const sheet = openSheet(title)
  drawNotes(sheet, drawBody(sheet, visit, user, fits ? ROOMY : TIGHT), link)
  drawFooter(sheet)
  return finishSheet(sheet)
}

function drawBody(sheet: Sheet, visit: Stored<'appointments'>, user: User, space: typeof ROOMY): number {
  const facts = visitFacts(visit)
  let y = drawHeader(sheet, [`Solicitud ${String(visit.id)}`, dayOf(visit.created_at)])
  y += space.gap
  y += setText(sheet, 'Precotización de visita', { x: PAGE.left, y, width: WIDTH, face: 'figure', size: space.title })
  y = drawFacts(sheet, y + space.gap * 0.7, space.fact, [
    [
      ['Solicita', printable(visit.teacher_name)],
      ['Escuela', printable(user.school ?? '')],
    ],
    [
      ['Fecha solicitada', facts.date],
      ['Horario', facts.schedule],
    ],
    [
      ['Contacto preferido', facts.contactPreference],
      ['Estado', 'Por confirmar con un ejecutivo del museo'],
    ],
  ])
  return drawQuote(sheet, y + space.gap, space.row, facts) + space.gap
}

type Fact = [label: string, value: string]

function drawFacts(sheet: Sheet, top: number, gap: number, rows: [left: Fact, right: Fact][]): number {
  const width = WIDTH / 2 - 12
  let y = top
  for (const row of rows) {
    const heights = row.map(([label, value], column) => {
      const x = PAGE.left + column * (WIDTH / 2 + 12)
      setText(sheet, label, { x, y, width, face: 'text', size: 10, color: COLOR.soft })
      return 15 + setText(sheet, value, { x, y: y + 15, width, face: 'strong', size: 11.5 })
    })
    y += Math.max(...heights) + gap
  }
  return y - gap
}

function lowestNotes(): number {
  return PAGE.bottom - 32 - QR_SIZE
}

function drawNotes(sheet: Sheet, top: number, link: string): void {
  const y = Math.min(top, lowestNotes())
  const text = { x: PAGE.left, width: WIDTH - QR_SIZE - 24, size: 11 }
  let line = y + 9
  line +=
    4 + setText(sheet, 'Precios en pesos mexicanos, válidos solo para 2025.', { ...text, y: line, face: 'strong' })
  const notes = [
    'Este documento es una precotización y no un comprobante de pago.',
    'Lleguen 15 minutos antes de la visita y presenten esta hoja impresa.',
    'El código abre esta solicitud en la plataforma del museo.',
  ]
  for (const note of notes) line += 4 + setText(sheet, note, { ...text, y: line, face: 'text' })
  drawQrCode(sheet, link, PAGE.right, y, QR_SIZE)
}
