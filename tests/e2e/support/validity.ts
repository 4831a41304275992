import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** Checks the rules of the HTML standard, but no style rules. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Integrity hashes are useless for same-origin files.
  rules: { 'require-sri': ['error', { exclude: ['/assets/'] }] },
})

/** Describes the page's violations of the HTML standard. */
export async function invalidHtml(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content())
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`)
}
