import { create } from 'qrcode'

import { COLOR, PAGE, rule, setText, type Sheet } from './sheet.ts'

const MARK = 28

/** The brand at the left, two lines about the document at the right, and the rule below. Answers where the rule is. */
export function drawHeader(sheet: Sheet, lines: [strong: string, plain: string]): number {
  const { left, right, top } = PAGE
  sheet
    .save()
    .translate(left, top)
    .scale(MARK / 40)
  sheet.path('M0 0h40v40H0z').fill('#24545A')
  sheet.path('M15.5 7h9v18h-9z').fill('#FFF1CC')
  sheet.path('M15.5 25h9L39 40H1z').fill('#FFC24B')
  sheet.restore()
  const name = { x: left + MARK + 9, width: 200 }
  setText(sheet, 'Museo', { ...name, y: top + 2, face: 'text', size: 8.5, color: COLOR.soft })
  setText(sheet, 'Memoria y Tolerancia', { ...name, y: top + 12, face: 'figureStrong', size: 12 })
  const about = { x: right - 220, width: 220, align: 'right', size: 10.5 } as const
  setText(sheet, lines[0], { ...about, y: top, face: 'strong' })
  setText(sheet, lines[1], { ...about, y: top + 15, face: 'text' })
  const end = top + MARK + 13
  rule(sheet, end, 2)
  return end
}

/** The museum's address and telephone at the foot of the page. */
export function drawFooter(sheet: Sheet): void {
  const y = PAGE.bottom - 14
  rule(sheet, y - 13, 0.75, COLOR.line)
  const line = { x: PAGE.left, width: PAGE.right - PAGE.left, y, face: 'text', size: 10 } as const
  setText(sheet, 'Av. Juárez 8, Centro, 06010 Ciudad de México', line)
  setText(sheet, '55 5130 5555', { ...line, align: 'right' })
}

/**
 * A QR code as vector squares, `size` points with its quiet zone of four modules on each side.
 * @param right where its last dark column ends; the quiet zone goes beyond
 */
export function drawQrCode(sheet: Sheet, text: string, right: number, y: number, size: number): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const unit = size / (modules.size + 8)
  const x = right - size + 4 * unit
  sheet.rect(x, y, size, size).fill('#FFFFFF')
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) !== 0) sheet.rect(x + (column + 4) * unit, y + (row + 4) * unit, unit, unit)
    }
  }
  sheet.fill('#000000')
}
