import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** pdf.js draws on whatever works like a browser's canvas, and this one does. */
function isDrawable(context: unknown): context is CanvasRenderingContext2D & SKRSContext2D {
  return context !== null
}

/** Reads a PDF as a person with a telephone does: its words, and what the QR code on the drawn page says. */
export async function lookAtPdf(data: Uint8Array) {
  const pdf = await getDocument({ data, verbosity: 0 }).promise
  const page = await pdf.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const viewport = page.getViewport({ scale: 2 })
  const canvas = createCanvas(viewport.width, viewport.height)
  const context = canvas.getContext('2d')
  if (!isDrawable(context)) throw new Error('no canvas')
  await page.render({ canvas: null, canvasContext: context, viewport }).promise
  const { data: pixels } = context.getImageData(0, 0, canvas.width, canvas.height)
  const code = jsQR(pixels, canvas.width, canvas.height)
  return { pages: pdf.numPages, text: text.replaceAll(/\s+/g, ' '), code: code?.data, size: page.view, canvas }
}
