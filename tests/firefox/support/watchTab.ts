import type { Page } from 'puppeteer-core'

import { contentSiteUrl } from '../../e2e/support/addresses'
import { isElsewhere } from '../../e2e/support/watchBrowser'

/**
 * Notes every console error and warning, every uncaught exception, everything that the security policy refused (for
 * Firefox an exception too) and every request to a strange origin, as long as the tab is open.
 */
export function watchTab(tab: Page, appUrl: string): string[] {
  const problems: string[] = []
  tab.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) problems.push(`console.${message.type()}: ${message.text()}`)
  })
  tab.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`))
  tab.on('request', (request) => {
    if (isElsewhere(request.url(), [appUrl, contentSiteUrl])) problems.push(`strange origin: ${request.url()}`)
  })
  return problems
}
