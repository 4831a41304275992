import { chromium } from '@playwright/test'

import type { Engine } from './engine'
import { tabOf } from './page'

/** By Playwright, of which only what old versions understand is used: its locators are not. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  const settings = { viewport: { width: 1280, height: 720 }, locale: 'es-MX', timezoneId: 'America/Mexico_City' }
  return {
    async newTab() {
      const context = await browser.newContext(settings)
      const page = await context.newPage()
      const { tab, hearConsole, hearError } = tabOf(page)
      page.on('console', hearConsole)
      page.on('pageerror', hearError)
      return { ...tab, run: (expression) => page.evaluate(expression), close: () => context.close() }
    },
    close: () => browser.close(),
  }
}
