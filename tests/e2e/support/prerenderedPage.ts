import type { Page } from '@playwright/test'

/** Shows prerendered pages as they are: scripts run, but those of the application are empty. */
export async function withoutTheApplication(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}
