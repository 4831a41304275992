import type { Page } from '@playwright/test'

import { paths } from '../../src/lib/paths'
import { expectAccessible } from './support/accessibility'
import { expectLaidOut } from './support/layout'
import { newParent, startSession } from './support/people'
import { everyRoute, openRoute, parentRoutes, teacherRoutes, visitorRoutes } from './support/routes'
import { expect, test } from './support/test'
import { invalidHtml } from './support/validity'
import { newTeacherWithVisit } from './support/visitForm'

test.use({ reducedMotion: 'reduce' })
test.describe.configure({ timeout: 600_000 })

const softly = expect.configure({ soft: true })

/** Valid HTML; nothing for axe; readable and usable in every setting. */
async function expectGood(page: Page) {
  await expectAccessible(page)
  await expectLaidOut(page)
}

/** Opens one route after the other. */
async function walk(page: Page, routes: string[], look: (route: string) => Promise<void>) {
  for (const route of routes) {
    await test.step(route, async () => {
      await openRoute(page, route)
      softly(await invalidHtml(page), route).toEqual([])
      await look(route)
    })
  }
}

const noindexed: string[] = [paths.freePass, paths.accountConfirmation, '/loquesea']
const indexed: string[] = [paths.home, paths.requirements, paths.projects, paths.terms, paths.login]

test('55. Every page as a visitor finds it', async ({ page }) => {
  const titles = new Map<string, string>()
  await walk(page, visitorRoutes, async (route) => {
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page).toHaveTitle(/^\S.+ · Museo Memoria y Tolerancia$/)
    const robots = page.locator('meta[name="robots"]')
    if (noindexed.includes(route)) await expect(robots).toHaveAttribute('content', 'noindex')
    if (indexed.includes(route)) await expect(robots).toHaveCount(0)
    // Some routes lead a visitor to a page that was looked at already.
    const { pathname } = new URL(page.url())
    if (titles.has(pathname)) return
    titles.set(pathname, await page.title())
    await expectGood(page)
  })
  const names = [...titles].filter(([path]) => !path.startsWith('/home/')).map(([, title]) => title)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('55. Every page as a parent finds it', async ({ page, request }) => {
  await startSession(page, await newParent(request))
  await walk(page, everyRoute, async (route) => {
    if (parentRoutes.includes(route)) await expectGood(page)
  })
})

test('55. Every page as a teacher with a visit finds it', async ({ page, request }) => {
  await newTeacherWithVisit(page, request)
  await walk(page, everyRoute, async (route) => {
    if (teacherRoutes.includes(route)) await expectGood(page)
  })
})
