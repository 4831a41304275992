import PdfKitDocument from 'pdfkit'
import { encodeQR } from 'qr'

import { museumFacts } from '../museumFacts.ts'

/** The content of a document. */
export interface PdfContent {
  title: string
  facts: [label: string, value: string][]
  /** The first row contains headings, and the first column contains labels. All other cells are numbers. */
  table: string[][]
  notes: string[]
  /** The content of the QR code. */
  qr: string
}

/** The left edge and the width of the content on a letter page with margins of 18 mm, in points. */
const [LEFT, WIDTH] = [51, 510]
/** The size of the QR code with its quiet zone, in points: 53 mm. */
const QR_SIZE = 152
const COLUMNS: { x: number; width: number; align: 'left' | 'right' }[] = [
  { x: 0, width: 230, align: 'left' },
  { x: 230, width: 80, align: 'right' },
  { x: 310, width: 100, align: 'right' },
  { x: 410, width: 100, align: 'right' },
]
/** The width of the white margin that scanners need around a QR code, in modules (the small squares of the code). */
const QUIET_ZONE = 4

/** Creates an empty PDF document on letter paper. */
export const newSheet = (title: string) =>
  new PdfKitDocument({
    size: 'LETTER',
    margins: { top: 45, bottom: 45, left: LEFT, right: LEFT },
    lang: 'es-MX',
    displayTitle: true,
    info: { Title: title, Author: museumFacts.name },
  })

/** Returns the bytes of a finished PDF document. */
export function fileOf(sheet: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    sheet.on('error', reject)
    sheet.end()
  })
}

/** Creates a document with facts and a table: title, facts beside the QR code, table, and notes. */
export function pdf({ title, facts, table, notes, qr }: PdfContent): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = newSheet(title)
  sheet.font('Helvetica-Bold', 12).text(museumFacts.name)
  sheet.font('Helvetica', 10).text(`${museumFacts.address} · ${museumFacts.phone}`)
  sheet.font('Helvetica-Bold', 24).text(title, LEFT, sheet.y + 24)
  const top = sheet.y + 16
  drawQrCode(sheet, qr, LEFT, top, QR_SIZE)
  sheet.y = top
  for (const [label, value] of facts) {
    sheet.font('Helvetica', 10).text(label, LEFT + QR_SIZE + 16, sheet.y)
    sheet.font('Helvetica-Bold', 12).text(printable(value)).moveDown(0.6)
  }
  sheet.x = LEFT
  sheet.y = Math.max(sheet.y, top + QR_SIZE) + 16
  for (const row of table) {
    const { y } = sheet.font('Helvetica', 11)
    for (const [column, { x, ...cell }] of COLUMNS.entries()) sheet.text(row[column] ?? '', LEFT + x, y, cell)
    const line = sheet.y + 3
    sheet
      .moveTo(LEFT, line)
      .lineTo(LEFT + WIDTH, line)
      .lineWidth(0.5)
      .stroke()
    sheet.y += 8
  }
  sheet.moveDown()
  for (const note of notes) sheet.font('Helvetica', 11).text(note, LEFT, sheet.y, { width: WIDTH }).moveDown(0.5)
  return fileOf(sheet)
}

/** Draws a QR code with its quiet zone into a square. */
export function drawQrCode(sheet: PDFKit.PDFDocument, text: string, left: number, top: number, width: number): void {
  const code = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const unit = width / code.length
  for (const [row, modules] of code.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (isDark) sheet.rect(left + column * unit, top + row * unit, unit, unit)
    }
  }
  sheet.fill('black')
}

const PRINTABLE = /^[ -~\u00A0-\u00FFŒœ–—‘’‚“”„•…‹›€]$/

/** Removes emoji and unsupported accents, because the standard fonts of a PDF lack them. */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (PRINTABLE.test(character)) return character
    const plain = character.normalize('NFD').charAt(0)
    return PRINTABLE.test(plain) ? plain : ''
  })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
}
