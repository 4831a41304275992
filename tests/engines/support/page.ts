import type { Tab } from './engine'

/** What the pages of Playwright and of Puppeteer have in common. */
interface Page {
  goto: (address: string) => Promise<unknown>
  mouse: { click: (x: number, y: number) => Promise<void> }
  keyboard: { type: (text: string) => Promise<void> }
}

/** Hears what a page complains about, and does in it what both libraries do alike. */
export function tabOf(page: Page) {
  const problems: string[] = []
  const tab = {
    open: async (address) => void (await page.goto(address)),
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    problems: () => Promise.resolve(problems),
  } satisfies Partial<Tab>
  return {
    tab,
    hearConsole: (message: { type: () => string; text: () => string }) => {
      if (message.type() === 'error') problems.push(`console.error: ${message.text()}`)
    },
    hearError: (error: unknown) => void problems.push(`uncaught: ${String(error)}`),
  }
}
