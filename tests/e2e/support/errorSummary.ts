import type { Page } from '@playwright/test'

/** What a form says above its fields when it refuses to be sent. */
export const errorSummary = (page: Page) =>
  page.getByRole('main').getByRole('region', { name: /^Revisa .+ antes de enviar$/ })
