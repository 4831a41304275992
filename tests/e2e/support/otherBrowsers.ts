import { createRequire } from 'node:module'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { setting } from './addresses'
import { startWebKit } from './webKit'

/** What each browser driver offers; `person.ts` builds from it what people do. */
export interface Tab {
  open: (address: string) => Promise<void>
  /** What an expression is worth in the page, as JSON carries it. */
  run: <Value>(expression: string) => Promise<Value>
  click: (position: { x: number; y: number }) => Promise<void>
  /** Presses the keys of a text, one after another; a line's end is Enter. */
  type: (text: string) => Promise<void>
  /** What the page complained about: uncaught exceptions, and what it wrote to the console as an error. */
  problems: () => Promise<string[]>
  close: () => Promise<void>
}

export interface Browser {
  /** It shares neither cookies nor storage with any other tab. */
  newTab: () => Promise<Tab>
  close: () => Promise<void>
}

/** What is used of a page of Playwright or of Puppeteer, which are alike in it. */
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

/** What is used of puppeteer-core. It is installed with the old Chromiums, so its own types may not be there. */
interface Puppeteer {
  launch: (options: object) => Promise<{
    createBrowserContext: () => Promise<{ newPage: () => Promise<Page>; close: () => Promise<void> }>
    close: () => Promise<void>
  }>
}

const loadPuppeteer = (): Puppeteer =>
  createRequire(join(import.meta.dirname, '../../engines/package.json'))('puppeteer-core')

/** The program of each browser that is to be tested, as run.mjs found it: `firefox=/usr/bin/firefox-esr`, one a line. */
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

/** By Playwright, of which only what old versions understand is used: its locators are not. */
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

/**
 * By Puppeteer: Playwright cannot drive a Firefox that is not its own.
 * @param options of Puppeteer, for screen readers, which read only windows on a screen
 */
export async function startFirefox(
  executablePath: string,
  { headless = true, preferences = {} }: { headless?: boolean; preferences?: Record<string, unknown> } = {},
): Promise<Browser> {
  const browser = await loadPuppeteer().launch({
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
      return tabOf(await context.newPage(), () => context.close())
    },
    close: () => browser.close(),
  }
}

/** Firefox complains when a page is left while its fonts load (NS_BINDING_ABORTED). */
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
