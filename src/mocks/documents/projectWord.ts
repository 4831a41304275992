import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

import { blanks, type ProjectDocument, signatures } from './projectDocument.ts'

const BULLETS = 'vinetas'
const TWIPS_PER_INCH = 1440

/** The document as a Word file that a teacher can change. */
export async function projectWord({ title, subtitle, sections }: ProjectDocument) {
  const body = sections.flatMap(({ title: heading, text, items = [] }) => [
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
    new Paragraph({ text }),
    ...items.map((item) => new Paragraph({ text: item, numbering: { reference: BULLETS, level: 0 } })),
  ])
  const word = new Document({
    creator: 'Museo Memoria y Tolerancia',
    title,
    description: subtitle,
    styles,
    numbering: { config: [{ reference: BULLETS, levels: [bullet] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: 8.5 * TWIPS_PER_INCH, height: 11 * TWIPS_PER_INCH },
            margin: { top: 1100, bottom: 1100, left: 1200, right: 1200 },
          },
        },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          new Paragraph({ children: [new TextRun({ text: subtitle, color: '444444' })] }),
          ...body,
          new Paragraph({ text: 'Datos de la escuela', heading: HeadingLevel.HEADING_1 }),
          blanksTable(),
          ...signatures.map(
            (who) =>
              new Paragraph({
                text: `Nombre y firma. ${who}`,
                border: { top: { style: BorderStyle.SINGLE, size: 6, space: 6 } },
                spacing: { before: 1200 },
                keepLines: true,
              }),
          ),
        ],
      },
    ],
  })
  return new Uint8Array(await Packer.toArrayBuffer(word))
}

const bullet = {
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: 500, hanging: 260 } } },
}

const heading = { color: '0E2A2E', font: 'Georgia' }

const styles = {
  default: {
    document: {
      run: { font: 'Calibri', size: 23, language: { value: 'es-MX' } },
      paragraph: { spacing: { after: 120 } },
    },
    title: { run: { ...heading, size: 44 }, paragraph: { spacing: { after: 60 } } },
    heading1: { run: { ...heading, size: 28 }, paragraph: { spacing: { before: 320, after: 100 }, keepNext: true } },
  },
}

function blanksTable(): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: blanks.map((label) => new TableRow({ cantSplit: true, children: [cell(label, 38), cell('', 62)] })),
  })
}

function cell(text: string, percent: number): TableCell {
  return new TableCell({
    width: { size: percent, type: WidthType.PERCENTAGE },
    margins: { top: 90, bottom: 90, left: 120, right: 120 },
    children: [new Paragraph({ text, spacing: { after: 0 } })],
  })
}
