import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The viewports of a computer and a narrow phone. */
export const SCREENS = [
  { width: 1280, height: 800 },
  { width: 320, height: 780 },
]

/** Expects no axe violations and no horizontal scroll, at each screen size. */
export async function expectAccessible(page: Page): Promise<void> {
  const usual = page.viewportSize()
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await expectAccessibleHere(page)
  }
  if (usual) await page.setViewportSize(usual)
}

/** Like `expectAccessible`, with the browser's text size at 200 %. */
export async function expectAccessibleInLargeText(page: Page): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
  await setTextSize('200%')
  await expectAccessible(page)
  await setTextSize('')
}

/**
 * Like `expectAccessible`, but only at the current screen size. Waits until animations have ended. Scrolls to the top,
 * because axe reports a target as too small if the top bar covers half of it.
 */
export async function expectAccessibleHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Animations inside a closed <details> never finish, so only visible animations count.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Axe is large, so inject it only once per page.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  // Uses legacy mode, because the default mode opens a tab for each run, to support cross-origin frames.
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'undefined' }) })
    .setLegacyMode()
    // The only frame is the map, a cross-origin page.
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(TAGS)
  // Content behind a modal dialog is inert, but axe misses that if the dialog fills the window.
  const dialog = 'dialog:modal'
  const { violations } = await ((await page.locator(dialog).count()) > 0 ? axe.include(dialog) : axe).analyze()
  const found = violations.map(({ id, help, nodes }) => {
    const faults = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`)
    return [`${id}: ${help}`, ...faults].join('\n')
  })
  const width = page.viewportSize()?.width ?? 0
  expect(found, `axe violations at ${width} px`).toEqual([])
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(excess, `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0)
}
