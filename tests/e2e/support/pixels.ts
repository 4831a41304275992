import type { Page } from '@playwright/test'

/** Returns the pixels of a PNG, four bytes each. Uses a blank page, because the app's policy forbids the decoding. */
export async function pixelsOf(page: Page, picture: Buffer) {
  const reader = await page.context().newPage()
  const pixels = await reader.evaluate(async (base64) => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
    canvas?.drawImage(image, 0, 0)
    const data = canvas?.getImageData(0, 0, image.width, image.height).data ?? []
    const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('')
    return { width: image.width, height: image.height, text }
  }, picture.toString('base64'))
  await reader.close()
  return { ...pixels, data: Buffer.from(pixels.text, 'latin1') }
}
