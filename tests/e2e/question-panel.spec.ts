import type { Locator, Page } from '@playwright/test'

import { newTeacherWithCode, phone, questionnaire, startAsStudent } from './support/questionnaire'
import { expect, test } from './support/test'

/** Counts the pixels that clearly differ between two screenshots. Uses a blank page, which has no CSP. */
async function differentPixels(page: Page, pictures: [Buffer, Buffer]): Promise<number> {
  const scratch = await page.context().newPage()
  const count = await scratch.evaluate(
    async (sources) => {
      const [one = [], other = []] = await Promise.all(
        sources.map(async (source) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob())
          const picture = new OffscreenCanvas(image.width, image.height).getContext('2d')
          picture?.drawImage(image, 0, 0)
          return [...(picture?.getImageData(0, 0, image.width, image.height).data ?? [])]
        }),
      )
      return one.filter((channel, index) => index % 4 === 0 && Math.abs(channel - (other[index] ?? 0)) > 64).length
    },
    pictures.map((picture) => picture.toString('base64')),
  )
  await scratch.close()
  return count
}

const pictureOf = (target: Locator) => target.screenshot({ animations: 'disabled' })

test.use({ ...phone, viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' })

for (const forcedColors of ['none', 'active'] as const) {
  test(`114. On a phone, the question panel visibly marks an answered question (forced colours: ${forcedColors})`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ forcedColors })
    const { code } = await newTeacherWithCode(request)
    await startAsStudent(page, code)
    const form = questionnaire(page)
    const panel = page.getByRole('button', { name: /Ir a otra pregunta/ })

    await form.next.tap()
    await panel.tap()
    const before = await pictureOf(page.getByRole('button', { name: 'Pregunta 1, sin responder' }))
    await page.getByRole('button', { name: 'Pregunta 1, sin responder' }).tap()
    await form.answers.first().check()
    await form.next.tap()
    await expect(form.count(2)).toBeVisible()
    await panel.tap()
    const after = await pictureOf(page.getByRole('button', { name: 'Pregunta 1, respondida' }))
    // The area of a stroke of 4 × 30 px.
    expect(await differentPixels(page, [before, after])).toBeGreaterThan(120)
  })
}
