import type { Page } from '@playwright/test'

import { paintedWords } from './support/paintedWords'
import { prerenderedRoutes } from './support/routes'
import { expect, test } from './support/test'
import { withoutTheApplication } from './support/prerenderedPage'
import { SENT_VISIT, fillVisit, newTeacherAtVisitForm, visitForm } from './support/visitForm'

test.use({ reducedMotion: 'reduce' })

const softly = expect.configure({ soft: true })

const WIDTHS = [320, 360, 414, 600, 768, 1024, 1366, 1920]

/** The dark block with the page's title. */
const HEADER = 'main .on-wall:has(h1)'

/** The drawings of a header. The home page's drawing is a background image. */
const ART = "img, svg, [class*='_picture']"

/** The header of task pages is compact, so that the task begins above the fold. Its drawing is on wide screens only. */
const LOW_HEADER = `${HEADER}[class*='_compact']`

/** The greatest heights of the header and the footer of task pages, by the width of the window. */
const HEIGHTS = [
  { part: LOW_HEADER, 360: 120, 1366: 140 },
  { part: "footer:not(:has([class*='_frieze']))", 360: 320, 1366: 240 },
]

/** Waits for images. Returns whether header text overlaps a drawing's box, including the transparent parts. */
const hasWordsByArt = (page: Page) =>
  page.evaluate(
    async ([selector, drawings]) => {
      const images = document.querySelectorAll<HTMLImageElement>(`${selector} img`)
      await Promise.all([...images].map((image) => image.decode().catch(() => null)))
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      return [...document.querySelectorAll(selector)].some((header) => {
        const art = [...header.querySelectorAll(drawings)].map((drawing) => drawing.getBoundingClientRect())
        const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          range.selectNodeContents(text)
          const isByArt = [...range.getClientRects()].some((words) =>
            art.some(
              ({ left, right, top, bottom }) =>
                words.left < right && words.right > left && words.top < bottom && words.bottom > top,
            ),
          )
          if (isByArt) return true
        }
        return false
      })
    },
    [HEADER, ART] as const,
  )

/** Expects compact task headers and footers, and no text on a drawing. Takes screenshots only if text overlaps a drawing's box. */
async function expectGoodPage(page: Page, path: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 })
    const covered = async () => {
      if (!(await hasWordsByArt(page))) return []
      const lines = await paintedWords(page, HEADER)
      return lines.filter(({ isOverArt }) => isOverArt).map(({ text }) => text)
    }
    await softly.poll(covered, { message: `${path}, ${width} px` }).toEqual([])
    if (width !== 360 && width !== 1366) continue
    for (const { part, [width]: greatest } of HEIGHTS) {
      for (const element of await page.locator(part).all()) {
        const { height } = (await element.boundingBox()) ?? { height: 0 }
        softly(height, `${path}, ${width} px, ${part}`).toBeLessThanOrEqual(greatest)
      }
    }
  }
}

test('No header text overlaps a drawing at any width, and task pages have a low header and footer', async ({
  page,
}) => {
  test.slow()
  // The prerendered HTML already contains the headers.
  await withoutTheApplication(page)
  for (const path of prerenderedRoutes) {
    await page.goto(path)
    await expect(page.locator(HEADER)).toHaveCount(1)
    await expectGoodPage(page, path)
  }
})

test('The day of a visit does not overlap the drawing of the home page at any width', async ({ page, request }) => {
  test.slow()
  await newTeacherAtVisitForm(page, request)
  // September has the longest name.
  await fillVisit(page, { date: `${new Date().getFullYear() + 1}-09-29` })
  await visitForm(page).terms.check()
  await visitForm(page).submit.click()
  await expect(page).toHaveURL(SENT_VISIT)
  await page.goto('/')
  await expect(page.getByText(/^Faltan \d+ días/)).toBeVisible()
  await expectGoodPage(page, '/')
})
