import { join } from 'node:path'

import PdfKitDocument from 'pdfkit'

/** Letter, in points, with 18 mm at the sides. */
export const PAGE = { width: 612, height: 792, left: 51, right: 561, top: 45, bottom: 747 }

export const COLOR = { ink: '#000000', soft: '#333333', line: '#999999' }

const FONTS = join(import.meta.dirname, 'fonts')

/** The four faces a sheet is set in: the museum's, pinned at the weights used in print. */
export type Face = 'text' | 'strong' | 'figure' | 'figureStrong'

const FILES: Record<Face, string> = {
  text: 'commissioner-400.ttf',
  strong: 'commissioner-650.ttf',
  figure: 'piazzolla-500.ttf',
  figureStrong: 'piazzolla-600.ttf',
}

export type Sheet = PDFKit.PDFDocument

/** Starts a Letter page with the museum's fonts. */
export function openSheet(title: string): Sheet {
  const sheet = new PdfKitDocument({
    size: 'LETTER',
    margins: { top: PAGE.top, bottom: 0, left: PAGE.left, right: PAGE.width - PAGE.right },
    lang: 'es-MX',
    pdfVersion: '1.7',
    displayTitle: true,
    info: { Title: title, Author: 'Museo Memoria y Tolerancia' },
  })
  for (const [face, file] of Object.entries(FILES)) sheet.registerFont(face, join(FONTS, file))
  return sheet
}

/** Ends the sheet and answers its bytes. */
export function finishSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
    sheet.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    sheet.on('error', reject)
    sheet.end()
  })
}

interface Line {
  x: number
  y: number
  width: number
  face: Face
  size: number
  color?: string
  align?: 'left' | 'right' | undefined
  /** Makes y the line on which the letters stand, so that texts of different faces and sizes line up. */
  onBaseline?: boolean
}

/** Sets a text, wrapped to its width, and answers the height it took. */
export function setText(
  sheet: Sheet,
  text: string,
  { x, y, width, face, size, color, align, onBaseline = false }: Line,
): number {
  const figures = face.startsWith('figure')
  const options = {
    width,
    align: align ?? 'left',
    lineGap: size * 0.14,
    // Piazzolla sets its words close; the tabular figures keep columns of money aligned.
    wordSpacing: figures && align !== 'right' ? size * 0.07 : 0,
    ...(onBaseline ? { baseline: 'alphabetic' as const } : {}),
    features: figures ? (['kern', 'liga', 'tnum'] as PDFKit.Mixins.OpenTypeFeatures[]) : undefined,
  }
  sheet
    .font(face)
    .fontSize(size)
    .fillColor(color ?? COLOR.ink)
  sheet.text(text, x, y, options)
  return sheet.heightOfString(text, options)
}

/** A horizontal rule across the text block. */
export function rule(sheet: Sheet, y: number, thickness: number, color = COLOR.ink): void {
  sheet.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(thickness).strokeColor(color).stroke()
}

const PRINTABLE = /^[ -~\u00A0-\u00FFŒœ–—‘’‚“”„•…‹›€]$/

/** Keeps what the museum's fonts can print: a letter with an unknown accent loses the accent, an emoji disappears. */
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
