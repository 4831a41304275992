import { inPesos, type VisitFacts } from '../visitFacts.ts'
import { COLOR, type Face, PAGE, rule, setText, type Sheet } from './sheet.ts'

interface Style {
  label: Face
  figure: Face
  size: number
}

const HEADER: Style = { label: 'strong', figure: 'strong', size: 10 }
const BODY: Style = { label: 'text', figure: 'figure', size: 11.5 }
const TOTAL: Style = { label: 'strong', figure: 'figureStrong', size: 12 }

/** Where the columns of figures end, and how wide they may be. */
const COLUMNS = [
  { right: 318, width: 80 },
  { right: 414, width: 90 },
  { right: PAGE.right, width: 140 },
]

/** The table of attendees and cost with its large total. Answers where it ends. */
export function drawQuote(sheet: Sheet, top: number, rowHeight: number, facts: VisitFacts): number {
  drawRow(sheet, top + 9, ['Concepto', 'Personas', 'Por persona', 'Importe'], HEADER)
  let y = top + 19
  rule(sheet, y, 1.5)
  for (const [index, { concept, people, amount }] of facts.lines.entries()) {
    if (index > 0) rule(sheet, y, 0.75, COLOR.line)
    const figures = [people.toLocaleString('es-MX'), inPesos(facts.price), amount === null ? '—' : inPesos(amount)]
    drawRow(sheet, y + rowHeight / 2 + 4, [concept, ...figures], BODY)
    y += rowHeight
  }
  rule(sheet, y, 2)
  const baseline = y + rowHeight * 0.5 + 16
  drawRow(sheet, baseline, [`Total, ${facts.service}`, facts.people.toLocaleString('es-MX')], TOTAL)
  const total = { x: PAGE.right - 220, y: baseline, width: 220, align: 'right', onBaseline: true } as const
  setText(sheet, inPesos(facts.total), { ...total, face: facts.total === null ? 'strong' : 'figureStrong', size: 22 })
  return baseline + 9
}

function drawRow(sheet: Sheet, y: number, [label = '', ...figures]: string[], style: Style): void {
  setText(sheet, label, { x: PAGE.left, y, width: 215, face: style.label, size: style.size, onBaseline: true })
  for (const [index, figure] of figures.entries()) {
    const { right, width } = COLUMNS[index] ?? { right: PAGE.right, width: 0 }
    const place = { x: right - width, y, width, align: 'right', onBaseline: true } as const
    setText(sheet, figure, { ...place, face: /\d/.test(figure) ? style.figure : style.label, size: style.size })
  }
}
