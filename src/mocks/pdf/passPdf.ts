import { type Pass, passLink } from '../pass.ts'
import { drawLineArt } from './lineArt.ts'
import { COLOR, finishSheet, openSheet, PAGE, printable, setText, type Sheet } from './sheet.ts'
import { drawFooter, drawHeader, drawQrCode } from './sheetParts.ts'

const WIDTH = PAGE.right - PAGE.left
/** 53 mm with the quiet zone around it. */
const QR_SIZE = 152
const ART_HEIGHT = (WIDTH * 330) / 680

const STEPS = [
  'Imprime esta hoja. El código debe verse completo y sin dobleces.',
  'Preséntala en la taquilla del museo.',
  'El código se valida una sola vez: lo hace la taquilla el día de tu visita.',
]

/** The courtesy pass as a sheet to print, whose QR code opens the ticket desk's page. */
export function passPdf(pass: Pass, appOrigin: string): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet('Entrada de cortesía')
  const top = drawHeader(sheet, ['Entrada de cortesía', '']) + 28
  // The quiet zone reaches into the margin, so that the squares stand on the edge of the text.
  drawQrCode(sheet, passLink(pass, appOrigin), PAGE.left + QR_SIZE - 16, top, QR_SIZE)
  const words = drawWords(sheet, pass, top + 10)
  const cut = Math.max(top + QR_SIZE, words) + 24
  sheet.save().dash(5, { space: 4 }).moveTo(PAGE.left, cut).lineTo(PAGE.right, cut)
  sheet.lineWidth(1.25).strokeColor(COLOR.soft).stroke().restore()
  drawSteps(sheet, cut + 24)
  drawLineArt(sheet, 'umbral-linea.svg', { x: PAGE.left, y: PAGE.bottom - 46 - ART_HEIGHT, width: WIDTH, units: 680 })
  drawFooter(sheet)
  return finishSheet(sheet)
}

/** Whose it is and what it is good for, beside the code. Answers where the words end. */
function drawWords(sheet: Sheet, { fullName, token }: Pass, top: number): number {
  const x = PAGE.left + QR_SIZE + 24
  const column = { x, width: PAGE.right - x }
  const name = printable(fullName)
  const size = name.length > 90 ? 14 : name.length > 44 ? 19 : 27
  let y = top
  if (name !== '') {
    y += 4 + setText(sheet, 'A nombre de', { ...column, y, face: 'text', size: 10.5, color: COLOR.soft })
    y += 8 + setText(sheet, name, { ...column, y, face: 'figure', size })
  }
  y += 6 + setText(sheet, 'Vale por una entrada a la exposición permanente', { ...column, y, face: 'strong', size: 13 })
  y += 2 + setText(sheet, 'Código', { ...column, y: y + 4, face: 'text', size: 10.5, color: COLOR.soft })
  return y + 4 + setText(sheet, printable(token), { ...column, y: y + 6, face: 'figureStrong', size: 11 })
}

function drawSteps(sheet: Sheet, top: number): void {
  let y = top
  for (const [index, step] of STEPS.entries()) {
    setText(sheet, `${String(index + 1)}.`, { x: PAGE.left, y, width: 16, face: 'strong', size: 11.5 })
    y += 8 + setText(sheet, step, { x: PAGE.left + 18, y, width: WIDTH - 18, face: 'text', size: 11.5 })
  }
}
