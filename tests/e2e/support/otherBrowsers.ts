import { createRequire } from 'node:module'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { setting } from './addresses'
import { startWebKit } from './webKit'

/** The interface that every browser driver implements. `person.ts` builds user actions on it. */
export interface Tab {
  open: (address: string) => Promise<void>
  /** Evaluates an expression in the page and returns its JSON value. */
  run: <Value>(expression: string) => Promise<Value>
  click: (position: { x: number; y: number }) => Promise<void>
  /** Types a string, key by key. A line break is Enter. */
  type: (text: string) => Promise<void>
  /** Returns the page's uncaught exceptions and console errors. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

export interface Browser {
  /** Opens a tab with separate cookies and storage. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** The part of a page's interface that Playwright and Puppeteer share. */
interface Page {
  goto: (address: string) => Promise<unknown>
  evaluate: <Value>(expression: string) => Promise<Value>
  mouse: { click: (x: number, y: number) => Promise<void> }
  keyboard: { type: (text: string) => Promise<void> }
  on: {
    (event: 'console', listener: (message: { type: () => string; text: () => string }) => void): unknown
    (event: 'pageerror', listener: (error: Error) => void): unknown
  }
}

/**
 * The part of puppeteer-core that these tests use. The package is installed in tests/engines, so its types may be
 * missing.
 */
interface Puppeteer {
  launch: (options: object) => Promise<{
    createBrowserContext: () => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
    close: () => Promise<void>
  }>
}

const loadPuppeteer = (): Puppeteer =>
  createRequire(join(import.meta.dirname, '../../engines/package.json'))('puppeteer-core')

/** Maps the browsers that run.mjs found to their paths. ENGINES has lines such as `firefox=/usr/bin/firefox-esr`. */
export const browserPrograms = () =>
  new Map(
    setting('ENGINES')
      .split('\n')
      .map((line): [string, string] => [line.replace(/=.*/, ''), line.replace(/^.*?=/, '')]),
  )

export function startBrowser(name: string): Promise<Browser> {
  const program = browserPrograms().get(name) ?? ''
  if (name === 'firefox') return startFirefox(program)
  if (name === 'wpe' || name === 'webkitgtk') return startWebKit(name, program)
  return startChromium(program)
}

/** Starts Chromium with Playwright. Avoids Playwright's locators, which old Chromium versions do not support. */
async function startChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
  const settings = { viewport: { width: 1280, height: 720 }, locale: 'es-MX', timezoneId: 'America/Mexico_City' }
  return {
    async newTab() {
      const context = await browser.newContext(settings)
      return tabOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

/** Starts Firefox with Puppeteer, because Playwright drives only its own patched Firefox. */
async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await loadPuppeteer().launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 720 },
    env: { ...process.env, TZ: 'America/Mexico_City' },
    extraPrefsFirefox: { 'intl.accept_languages': 'es-MX, es' },
  })
  return {
    async newTab() {
      const context = await browser.createBrowserContext()
      return tabOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

/** Firefox reports this for a font that is still loading when the user leaves the page (NS_BINDING_ABORTED). */
const FONT_GIVEN_UP = /downloadable font.*status=2152398850/

function tabOf(page: Page, close: () => Promise<void>): Tab {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console.error: ${message.text()}`)
  })
  page.on('pageerror', (error) => {
    if (!FONT_GIVEN_UP.test(String(error))) problems.push(`uncaught: ${String(error)}`)
  })
  return {
    open: async (address) => void (await page.goto(address)),
    run: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    problems: () => Promise.resolve(problems),
    close,
  }
}
