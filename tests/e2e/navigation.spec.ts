import type { Page } from '@playwright/test'

import { expectAccessibleHere, SCREENS } from './support/accessibility'
import { newTeacher, startSession } from './support/people'
import { expect, test } from './support/test'

const bar = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string | RegExp) =>
  bar(page).getByRole('link', { name, exact: typeof name === 'string' })
/** The button that opens a menu. */
const menu = (page: Page, name: string) => bar(page).locator('summary:visible', { hasText: name })

test('70. A signed-out user reaches both section pages by mouse, by keyboard and on a phone; scrolling closes the phone menu', async ({
  page,
}) => {
  for (const [group, path] of [
    ['Visitas Escolares', '/VisitasEscolares'],
    ['Recursos Educativos', '/RecursosEducativos'],
  ] as const) {
    await page.goto('/terminos-condiciones')
    await menu(page, group).click()
    await link(page, group).click()
    await expect(page).toHaveURL(path)
    await page.goto('/terminos-condiciones')
    await menu(page, group).press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  }
  await page.goto('/requisitos')
  await expect(menu(page, 'Visitas Escolares').locator('[data-active]')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 780 })
  await menu(page, 'Menú').click()
  await menu(page, 'Visitas Escolares').click()
  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }))
  await expect(link(page, 'Visitas Escolares')).toBeHidden()
  await menu(page, 'Menú').click()
  await menu(page, 'Visitas Escolares').click()
  await link(page, 'Visitas Escolares').click()
  await expect(page).toHaveURL('/VisitasEscolares')
})

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
    // On a phone, a group may contain another group.
    if ((await groups.count()) > count) {
      await groups.nth(index + 1).click()
      await expectAccessibleHere(page)
    }
    await groups.nth(index).click()
  }
  await page.keyboard.press('Escape')
}
