import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** pdf.js draws on whatever works like a browser's canvas, and this one does. */
function isDrawable(context: unknown): context is CanvasRenderingContext2D & SKRSContext2D {
  return context !== null
}

const open = (data: Uint8Array) => getDocument({ data, verbosity: 0 }).promise

/** The words of all pages. */
async function wordsOf(pdf: PDFDocumentProxy): Promise<string> {
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    texts.push(...items.map((item) => ('str' in item ? item.str : '')))
  }
  return texts.join(' ').replaceAll(/\s+/g, ' ')
}

/** The words of a PDF and how many pages they take. */
export async function readPdf(data: ArrayBuffer) {
  const pdf = await open(new Uint8Array(data))
  return { pages: pdf.numPages, text: await wordsOf(pdf) }
}

/** Reads a PDF as a person with a telephone does: its words, and what the QR code on the drawn first page says. */
export async function lookAtPdf(data: Uint8Array) {
  const pdf = await open(data)
  const page = await pdf.getPage(1)
  const viewport = page.getViewport({ scale: 2 })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  if (!isDrawable(context)) throw new Error('no canvas')
  await page.render({ canvas: null, canvasContext: context, viewport }).promise
  const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height)
  const code = jsQR(pixels, canvas.width, canvas.height)
  return { pages: pdf.numPages, text: await wordsOf(pdf), code: code?.data, size: page.view }
}
