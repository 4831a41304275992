import type { Page } from '@playwright/test'

import { edgelessControls, layoutFaults, unseenFocus } from './layoutFaults'
import { expect } from './test'

/** The text spacing of WCAG 1.4.12. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`
const LARGE_TEXT = ':root { font-size: 200% !important }'

interface Setting {
  width: number
  height: number
  style?: string
  forcedColors?: 'active'
}

/** Browser settings of users with low vision. A window of 1280 px at 400 % zoom is 320 px wide. */
const SETTINGS: Record<string, Setting> = {
  '400 % zoom': { width: 320, height: 256 },
  'text spacing, 320 px': { width: 320, height: 640, style: TEXT_SPACING },
  'text spacing, 1280 px': { width: 1280, height: 800, style: TEXT_SPACING },
  '200 % text, 320 px': { width: 320, height: 640, style: LARGE_TEXT },
  '200 % text, 1280 px': { width: 1280, height: 800, style: LARGE_TEXT },
  'forced colours, 1280 px': { width: 1280, height: 800, forcedColors: 'active' },
}

async function set(page: Page, { width, height, style = '', forcedColors }: Setting) {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ forcedColors: forcedColors ?? 'none', reducedMotion: 'reduce' })
  await page.evaluate(async (css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, style)
}

const softly = expect.configure({ soft: true })

/** Expects no layout faults in any of the settings. Failures are soft, so that one run reports them all. */
export async function expectLaidOut(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  for (const [name, setting] of Object.entries(SETTINGS)) {
    await set(page, setting)
    const faults = async () => [
      ...(await layoutFaults(page)),
      ...(setting.forcedColors ? await edgelessControls(page) : []),
    ]
    await softly.poll(faults, `${new URL(page.url()).pathname}, ${name}`).toEqual([])
  }
  await set(page, usual)
}

/** Tabs through the page and expects visible focus in forced colours, where only outlines can show it. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  const unseen = new Set<string>()
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const fault = await unseenFocus(page)
    if (fault !== null) unseen.add(fault)
    if (await page.evaluate(() => document.activeElement === document.body)) break
  }
  softly([...unseen], new URL(page.url()).pathname).toEqual([])
  await page.emulateMedia({ forcedColors: 'none' })
}
