import type { Page } from '@playwright/test'

import { paintedWords } from './support/paintedWords'
import { newTeacherWithVisit } from './support/visitForm'
import { openRoute, teacherRoutes, visitorRoutes } from './support/routes'
import { expect, test } from './support/test'

test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 600_000 })

const softly = expect.configure({ soft: true })

const WIDTHS = [320, 360, 414, 600, 768, 1024, 1366, 1920]

/** The dark block with the page's title. */
const HEADER = 'main .on-wall:has(h1)'

/** Without a drawing it is that of a page with a task, which begins in the first screen. */
const LOW_HEADER = `${HEADER}:not(:has(img))`
const HEIGHTS = new Map([
  [360, 120],
  [1366, 140],
])

/** No word lies on a drawing, and headers of tasks are low. */
async function expectGoodHeaders(page: Page, routes: string[]) {
  const seen = new Set<string>()
  for (const route of routes) {
    await openRoute(page, route)
    const { pathname } = new URL(page.url())
    if (seen.has(pathname)) continue
    seen.add(pathname)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 768 })
      const covered = async () => {
        const lines = await paintedWords(page, HEADER)
        return lines.filter(({ isOverArt }) => isOverArt).map(({ text }) => text)
      }
      await softly.poll(covered, { message: `${pathname}, ${width} px`, timeout: 3000 }).toEqual([])
      for (const header of await page.locator(LOW_HEADER).all()) {
        const { height } = (await header.boundingBox()) ?? { height: 0 }
        softly(height, `${pathname}, ${width} px`).toBeLessThanOrEqual(HEIGHTS.get(width) ?? Infinity)
      }
    }
  }
}

test('No word of a header lies on a drawing, at any width', async ({ page }) => {
  await expectGoodHeaders(page, visitorRoutes)
})

test('No word of a header lies on a drawing, for a teacher with a visit', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  await expectGoodHeaders(page, teacherRoutes)
})
