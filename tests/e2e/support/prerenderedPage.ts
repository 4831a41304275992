import type { Page, Route } from '@playwright/test'

import { expect } from './test'

/** Prevents hydration: inline scripts run, but the application's scripts are empty. */
export async function withoutTheApplication(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}

/**
 * Opens a page and delays the application's scripts.
 * @param path the page; without it, the current page is reloaded
 * @returns a function that lets the scripts load
 */
export async function openPrerendered(page: Page, path?: string) {
  const waiting: Route[] = []
  let areHeld = true
  await page.route('**/assets/*.js', (route) => (areHeld ? void waiting.push(route) : route.continue()))
  await (path === undefined ? page.reload({ waitUntil: 'commit' }) : page.goto(path, { waitUntil: 'commit' }))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return async () => {
    areHeld = false
    await Promise.all(waiting.map((script) => script.continue()))
  }
}

/** Waits until the page is hydrated. */
export const runs = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-live', '')
