import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

import { expect } from './test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Axe finds nothing on the page as it stands now, once what moves has come to rest. It looks from the top: further down
 * it would take what happens to lie half under the bar for too small.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze()
  const found = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target, failureSummary }) => `  ${target.join(' ')}\n    ${failureSummary ?? ''}`)
    return [`${id}: ${help}`, ...places].join('\n')
  })
  expect(found, 'what axe found').toEqual([])
}
