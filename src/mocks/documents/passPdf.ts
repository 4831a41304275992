import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { drawQrCode, fileOf, newSheet, printable } from './pdf.ts'

/** The content of a courtesy pass. */
export interface PassContent {
  title: string
  museum: string
  /** The holder's name, or ''. */
  holder: string
  worth: string
  /** The token of the pass, which staff can compare with the code on the desk's screen. */
  code: string
  /** Where and when the holder presents the pass. */
  where: string[]
  /** How to fold the pass. Each step is below one part of the drawing. */
  steps: [string, string, string]
  notes: string[]
  /** The content of the QR code. */
  qr: string
}

const MM = 72 / 25.4
/** The left and the top edge of the pass in millimetres. The pass is 174 mm wide, and is centred on a letter page. */
const [LEFT, TOP] = [20.95, 16]
const CUT = TOP + 83

/**
 * Creates the pass in the layout that the app prints: a strip that its holder folds in the middle, so that the drawing
 * of a closed door covers the QR code.
 */
export async function passPdf(pass: PassContent): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = newSheet(pass.title)
  await draw(sheet, 'pase-puerta.svg', TOP)
  await draw(sheet, 'pase-pasos.svg', CUT + 10)
  sheet
    .moveTo(LEFT * MM, CUT * MM)
    .lineTo((LEFT + 174) * MM, CUT * MM)
    .lineWidth(1)
    .dash(3, { space: 3 })
    .stroke()
    .undash()
  drawQrCode(sheet, pass.qr, (LEFT + 39) * MM, (TOP + 29.5) * MM, 46 * MM)

  /** Writes paragraphs in a column. @returns the position of the next line, in millimetres from the top of the page */
  function column(texts: string[], left: number, top: number, width: number, size = 8.5, font = 'Helvetica') {
    sheet.font(font, size)
    sheet.y = top * MM
    for (const text of texts) sheet.text(text, (LEFT + left) * MM, sheet.y, { width: width * MM }).moveDown(0.6)
    return sheet.y / MM
  }
  const below = column([pass.title], 0, TOP + 2.5, 32, 14, 'Times-Roman')
  const belowFacts = column([pass.worth, 'Código'], 0, below, 32)
  // Splits a token of 43 characters into three lines of similar length, as in the pass that the app prints.
  column([pass.code.replace(/.{15}(?=.)/g, '$&\n')], 0, belowFacts - 1.5, 32, 8, 'Courier-Bold')
  column([pass.museum.replaceAll(' ', '\n').replace('\ny', ' y')], 95, TOP + 14, 38, 17, 'Times-Roman')
  column(pass.where, 142, TOP + 2.5, 32)
  writeHolder(sheet, printable(pass.holder))
  for (const [index, step] of pass.steps.entries()) {
    column([`${String(index + 1)}. ${step}`], index * 60, CUT + 40, 50, 10)
  }
  column(pass.notes, 0, CUT + 60, 174)
  column(['dobla aquí'], 88.5, TOP + 78, 30)
  return fileOf(sheet)
}

/** Writes the name above the QR code, as large as its length allows. */
function writeHolder(sheet: PDFKit.PDFDocument, holder: string): void {
  if (holder === '') return
  const box = { width: 45 * MM, height: 22 * MM, ellipsis: true }
  sheet.font('Times-Roman', holder.length > 40 ? 10.5 : 14)
  const height = Math.min(sheet.heightOfString(holder, { width: box.width }), 18 * MM)
  const [left, top] = [(LEFT + 40.5) * MM, (TOP + 29) * MM - height]
  sheet.text(holder, left, top, { ...box, height: height + 1 })
  sheet.font('Helvetica', 8.5).text('A nombre de', left, top - 11)
}

/** Draws one of the app's line drawings. The paths in its file are in tenths of a millimetre. */
async function draw(sheet: PDFKit.PDFDocument, name: string, top: number): Promise<void> {
  const drawing = await readFile(join(import.meta.dirname, '../../art', name), 'utf8')
  sheet
    .save()
    .translate(LEFT * MM, top * MM)
    .scale(MM / 10)
    .lineJoin('round')
  for (const [, attributes = ''] of drawing.matchAll(/<path ([^>]+)\/>/g)) {
    const value = (attribute: string) => new RegExp(` ?${attribute}="([^"]+)"`).exec(` ${attributes}`)?.[1]
    const dash = Number(value('stroke-dasharray')?.split(' ')[0] ?? 0)
    if (dash > 0) sheet.dash(dash, { space: dash })
    sheet
      .path(value('d') ?? '')
      .lineWidth(Number(value('stroke-width')))
      .lineCap(value('stroke-linecap') === 'round' ? 'round' : 'butt')
      .stroke('black')
      .undash()
  }
  sheet.restore()
}
