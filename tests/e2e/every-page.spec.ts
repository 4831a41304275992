import type { Page } from '@playwright/test'

import { routeAt } from '../../src/app/routes'
import { expectAccessible } from './support/accessibility'
import { expectLaidOut } from './support/layout'
import { longName, newParent, startSession } from './support/people'
import { openRoute, signedInRoutes, visitorRoutes } from './support/routes'
import { expect, test } from './support/test'
import { invalidHtml } from './support/validity'
import { newTeacherWithVisit } from './support/visitForm'

test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 600_000 })

const softly = expect.configure({ soft: true })

/** Expects valid HTML, no axe violations and an intact layout in every setting. */
async function expectGood(page: Page, route: string) {
  softly(await invalidHtml(page), route).toEqual([])
  await expectAccessible(page)
  await expectLaidOut(page)
}

test('55. Every page passes the accessibility checks for a signed-out user', async ({ page }) => {
  const titles = new Map<string, string>()
  for (const route of visitorRoutes) {
    await test.step(route, async () => {
      await openRoute(page, route)
      // Some routes redirect signed-out users to a page that was already checked.
      const { pathname } = new URL(page.url())
      if (titles.has(pathname)) return
      await expect(page.locator('title')).toHaveCount(1)
      await expect(page.locator('meta[name="description"]')).toHaveCount(1)
      await expect(page).toHaveTitle(/^\S.+ · Museo Memoria y Tolerancia$/)
      const isIndexed = routeAt(pathname).indexedAs !== undefined
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(isIndexed ? 0 : 1)
      titles.set(pathname, await page.title())
      await expectGood(page, route)
    })
  }
  expect(new Set(titles.values()).size).toBe(titles.size)
})

test('The home and account pages pass the accessibility checks for a parent, and the protected pages for a teacher', async ({
  page,
  request,
}) => {
  async function expectAllGood(paths: string[]) {
    for (const path of paths) {
      await test.step(path, async () => {
        await openRoute(page, path)
        await expectGood(page, path)
      })
    }
  }
  await startSession(page, await newParent(request))
  await expectAllGood(['/', '/mi-cuenta'])
  await newTeacherWithVisit(page, request, longName)
  await expectAllGood(['/', ...signedInRoutes])
})
