import type { Page } from '@playwright/test'

/** The summary above the fields of a form that failed validation. */
export const errorSummary = (page: Page) => page.getByRole('main').getByRole('region', { name: /^Revisa \d/ })
