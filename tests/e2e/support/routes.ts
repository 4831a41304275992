import type { Page } from '@playwright/test'

import { type Route, routes } from '../../../src/app/routes'
import { paths } from '../../../src/model/paths'
import { expect } from './test'

/** The routes that end the session: sign-out, and the page for a new password. */
const ending: string[] = [paths.logout, paths.newPassword]

const isSection = ({ path, indexedAs }: Route) => indexedAs !== undefined && indexedAs !== path

const pathsOf = (wanted: (route: Route) => boolean) =>
  routes.filter((route) => !isSection(route) && wanted(route)).map(({ path }) => path)

/** The paths of all routes but sign-out, and an unknown path. New routes are added automatically. */
export const visitorRoutes: string[] = [
  ...pathsOf(({ path }) => !ending.includes(path)),
  '/loquesea',
  paths.newPassword.replace('*', 'enlace-de-prueba'),
]

/** The paths of prerendered pages. */
export const prerenderedRoutes = pathsOf(({ isPrerendered }) => isPrerendered === true)

/** The paths that only signed-in users can open. */
export const signedInRoutes = pathsOf(({ guard }) => guard === 'signedIn' || guard === 'teacher')

/** The pages that show the floating «Contáctanos» button. */
export const readingRoutes = pathsOf(({ isPrerendered, isTask }) => isPrerendered === true && isTask !== true)

/** Opens a route, follows redirects and waits until everything is loaded. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await page.goto(route)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Waits for hydration, because a prerendered page shows its title before it redirects.
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await expect(async () => {
    // Scrolls past every section to the end, because some content loads only when it is near the viewport.
    await page.evaluate(async () => {
      for (const part of document.querySelectorAll('main h2, body > footer, #root > footer')) {
        part.scrollIntoView({ behavior: 'instant' })
        await new Promise(requestAnimationFrame)
      }
    })
    await expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}
