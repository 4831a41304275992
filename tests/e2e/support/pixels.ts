import type { Page } from '@playwright/test'

/**
 * Returns the pixels of a PNG, four bytes each. Uses a blank page, because the app's policy forbids the decoding.
 * @param scale the size of the result, as a share of the picture's size
 */
export async function pixelsOf(page: Page, picture: Buffer, scale = 1) {
  const reader = await page.context().newPage()
  const pixels = await reader.evaluate(
    async ([base64, share]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const [width, height] = [Math.round(image.width * share), Math.round(image.height * share)]
      const canvas = new OffscreenCanvas(width, height).getContext('2d')
      canvas?.drawImage(image, 0, 0, width, height)
      const data = canvas?.getImageData(0, 0, width, height).data ?? []
      const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('')
      return { width, height, text }
    },
    [picture.toString('base64'), scale] as const,
  )
  await reader.close()
  return { ...pixels, data: Buffer.from(pixels.text, 'latin1') }
}
