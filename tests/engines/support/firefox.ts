import { launch } from 'puppeteer-core'

import type { Engine } from './engine'
import { tabOf } from './page'

interface Circumstances {
  /** False for screen readers, which read only windows on a screen. */
  headless?: boolean
  preferences?: Record<string, unknown>
}

/** By Puppeteer: Playwright cannot drive a Firefox that is not its own. */
export async function startFirefox(
  executablePath: string,
  { headless = true, preferences = {} }: Circumstances = {},
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless,
    defaultViewport: { width: 1280, height: 720 },
    env: { ...process.env, TZ: 'America/Mexico_City' },
    extraPrefsFirefox: { 'intl.accept_languages': 'es-MX, es', ...preferences },
  })
  return {
    async newTab() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const { tab, hearConsole, hearError } = tabOf(page)
      page.on('console', hearConsole)
      page.on('pageerror', (error) => {
        // Firefox also complains when somebody leaves a page whose fonts are on their way (NS_BINDING_ABORTED).
        if (!/downloadable font.*status=2152398850/.test(String(error))) hearError(error)
      })
      return {
        ...tab,
        run: <Value>(expression: string) => page.evaluate<[], () => Value>(expression),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
