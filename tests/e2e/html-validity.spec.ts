import type { Page } from '@playwright/test'

import { newParent, signIn } from './support/people'
import { everyRoute, openRoute, visitorRoutes } from './support/routes'
import { expect, test } from './support/test'
import { invalidHtml } from './support/validity'
import { newTeacherWithVisit } from './support/visitForm'

async function expectValid(page: Page, routes: string[]) {
  for (const route of routes) {
    await openRoute(page, route)
    expect.soft(await invalidHtml(page), route).toEqual([])
  }
}

test.describe('Every route is valid HTML', () => {
  test.describe.configure({ timeout: 600_000 })

  test('for a visitor', async ({ page }) => {
    await expectValid(page, visitorRoutes)
  })

  test('for a parent', async ({ page, request }) => {
    await signIn(page, await newParent(request))
    await expectValid(page, everyRoute)
  })

  test('for a teacher with a visit', async ({ page, request }) => {
    await newTeacherWithVisit(page, request)
    await expectValid(page, everyRoute)
  })
})
