import { COLOR, finishSheet, openSheet, PAGE, rule, setText, type Sheet } from '../pdf/sheet.ts'
import { drawFooter, drawHeader } from '../pdf/sheetParts.ts'
import { blanks, type ProjectDocument, signatures } from './projectDocument.ts'

const WIDTH = PAGE.right - PAGE.left
/** Below this line stands the footer. */
const LAST = PAGE.bottom - 44
const TEXT = { x: PAGE.left, width: WIDTH, face: 'text', size: 11 } as const

/** The document as a PDF, ready to print. */
export function projectPdf({ title, subtitle, sections }: ProjectDocument) {
  const sheet = openSheet(title)
  let y = drawHeader(sheet, ['Proyecto de visita', 'Museo Memoria y Tolerancia']) + 24
  y += setText(sheet, title, { ...TEXT, y, face: 'figure', size: 25 }) + 4
  y += setText(sheet, subtitle, { ...TEXT, y, color: COLOR.soft }) + 8
  for (const { title: heading, text, items = [] } of sections) {
    y = room(sheet, y, 90)
    y += 12
    y += setText(sheet, heading, { ...TEXT, y, face: 'figureStrong', size: 14 }) + 3
    y += setText(sheet, text, { ...TEXT, y }) + 3
    for (const item of items) {
      y = room(sheet, y, 30)
      setText(sheet, '•', { ...TEXT, y })
      y += setText(sheet, item, { ...TEXT, x: PAGE.left + 14, width: WIDTH - 14, y }) + 2
    }
  }
  drawSchool(sheet, room(sheet, y, blanks.length * 26 + 130) + 16)
  drawFooter(sheet)
  return finishSheet(sheet)
}

/** The line to go on at: this page's, or the next one's when less than `height` is left. */
function room(sheet: Sheet, y: number, height: number): number {
  if (y + height <= LAST) return y
  drawFooter(sheet)
  sheet.addPage()
  return drawHeader(sheet, ['Proyecto de visita', 'Museo Memoria y Tolerancia']) + 20
}

function drawSchool(sheet: Sheet, top: number): void {
  let y = top + setText(sheet, 'Datos de la escuela', { ...TEXT, y: top, face: 'figureStrong', size: 14 }) + 4
  for (const label of blanks) {
    setText(sheet, label, { ...TEXT, y: y + 7, size: 10, color: COLOR.soft })
    y += 26
    rule(sheet, y, 0.5, COLOR.line)
  }
  const width = WIDTH / 2 - 14
  for (const [column, who] of signatures.entries()) {
    const x = PAGE.left + column * (WIDTH / 2 + 14)
    sheet
      .moveTo(x, y + 58)
      .lineTo(x + width, y + 58)
      .lineWidth(0.75)
      .strokeColor(COLOR.ink)
      .stroke()
    setText(sheet, `Nombre y firma. ${who}`, { ...TEXT, x, width, y: y + 63, size: 10 })
  }
}
