import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A computer and a narrow phone. */
export const SCREENS = [
  { width: 1280, height: 800 },
  { width: 320, height: 780 },
]

/** On each screen size, axe finds nothing on the page, and it scrolls in one direction only. */
export async function expectAccessible(page: Page): Promise<void> {
  const usual = page.viewportSize()
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    await expectAccessibleHere(page)
  }
  if (usual) await page.setViewportSize(usual)
}

/** The same with text twice as large, as some people set their browser. */
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
 * The same on the screen as it is, once what moves has come to rest. Axe looks from the top: further down it would take
 * what happens to lie half under the bar for too small.
 */
export async function expectAccessibleHere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // What a closed <details> hides does not move on.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // Axe is large: a page that has it already is not given it again.
  const hasAxe = await page.evaluate(() => 'axe' in window)
  // Its usual mode opens a tab for each look, for the sake of frames of other sites.
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: 'undefined' }) })
    .setLegacyMode()
    // The map is a page of another site.
    .options({ resultTypes: ['violations'], iframes: false })
    .withTags(TAGS)
  // Behind a modal dialog nothing can be reached. Axe recognises one only where it does not fill the window.
  const dialog = 'dialog:modal'
  const { violations } = await ((await page.locator(dialog).count()) > 0 ? axe.include(dialog) : axe).analyze()
  const found = violations.map(({ id, help, nodes }) => {
    const faults = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`)
    return [`${id}: ${help}`, ...faults].join('\n')
  })
  const width = page.viewportSize()?.width ?? 0
  expect(found, `what axe found at ${width} px`).toEqual([])
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(excess, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
}
