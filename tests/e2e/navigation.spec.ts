import type { Page } from '@playwright/test'

import { expectAccessibleHere, SCREENS } from './support/accessibility'
import { newTeacher, startSession } from './support/people'
import { expect, test } from './support/test'

const bar = (page: Page) => page.getByRole('banner')
/** The button that opens a menu. */
const menu = (page: Page, name: string) => bar(page).locator('summary:visible', { hasText: name })

test('Every open menu is accessible, signed out and signed in', async ({ page, request }) => {
  for (const who of ['visitor', 'teacher']) {
    if (who === 'teacher') await startSession(page, await newTeacher(request))
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport)
      await page.goto('/terminos-condiciones')
      await openEachMenu(page)
    }
  }
})

async function openEachMenu(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isMobile = await menu(page, 'Menú').isVisible()
  if (isMobile) {
    await menu(page, 'Menú').click()
    await expectAccessibleHere(page)
  }
  const groups = bar(page).locator('summary:visible')
  const count = await groups.count()
  expect(count).toBeGreaterThan(isMobile ? 2 : 1)
  for (let index = isMobile ? 1 : 0; index < count; index += 1) {
    await groups.nth(index).click()
    await expectAccessibleHere(page)
    await groups.nth(index).click()
  }
  await page.keyboard.press('Escape')
}
