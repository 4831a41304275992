import type { Page } from '@playwright/test'

import { type Route, routes } from '../../../src/app/routes'
import { paths } from '../../../src/lib/paths'
import { expect } from './test'

/** These end the session that exists, the second one on opening it. */
const ending: string[] = [paths.logout, paths.newPassword]

const isSection = ({ path, indexedAs }: Route) => indexedAs !== undefined && indexedAs !== path

const pathsOf = (wanted: (route: Route) => boolean) =>
  routes.filter((route) => !isSection(route) && wanted(route)).map(({ path }) => path)

/** Every address of the platform, an unknown one too, without those that sign out. A new route is in it automatically. */
export const everyRoute: string[] = [...pathsOf(({ path }) => !ending.includes(path)), '/loquesea']

/** What only a visitor without a session sees. */
export const visitorRoutes = [...everyRoute, paths.newPassword.replace('*', 'enlace-de-prueba')]

/** What the build writes as HTML. */
export const prerenderedRoutes = pathsOf(({ isPrerendered }) => isPrerendered === true)

/** One's own pages. */
export const ownRoutes = pathsOf(({ guard }) => guard === 'signedIn' || guard === 'teacher')

/** The pages to read, over which the button of «Contáctanos» floats. */
export const readingRoutes = pathsOf(({ isPrerendered, isTask }) => isPrerendered === true && isTask !== true)

/** Opens a route and waits until the page it leads to has come to rest. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // A prerendered page shows its title before it redirects, as the sign-in page does for signed-in users.
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await expect(async () => {
    // What loads when it comes near is asked for too.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}
