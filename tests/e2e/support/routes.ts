import type { Page } from '@playwright/test'

import { paths } from '../../../src/lib/paths'
import { expect } from './test'

/** These end the session that exists, the second one on opening it. */
const ending: string[] = [paths.logout, paths.newPassword]

/** Every address of the platform, an unknown one too, without those that sign out. A new path is in it by itself. */
export const everyRoute: string[] = [...Object.values(paths), '/loquesea']
  .filter((path) => !ending.includes(path))
  .map((path) => path.replace(':section', 'faq'))

/** What only a visitor without a session sees. */
export const visitorRoutes = [...everyRoute, paths.newPassword.replace('*', 'enlace-de-prueba')]

/** What shows more, or only, to a teacher. */
export const teacherRoutes: string[] = [
  paths.home,
  paths.account,
  paths.visits,
  paths.services,
  paths.visitRequest,
  paths.visitRequestConfirmation,
  paths.sponsorshipRequirements,
  paths.sponsorshipRequest,
  paths.sendQuestionnaire,
  paths.answerQuestionnaire,
  paths.advantages,
]

/** What shows something else to a parent. */
export const parentRoutes: string[] = [paths.home, paths.account, paths.visits, paths.advantages]

/** Opens a route and waits until the page it leads to has come to rest. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A page written at build shows its title before it leads on to another, as the sign-in page does for who is signed in.
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await expect(async () => {
    // What loads when it comes near is asked for too.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}
