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

/** Opens a route and waits until the page it leads to has come to rest. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // What loads when it comes near is asked for too.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0)
}
