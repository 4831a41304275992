import type { Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

/** The rules of the standard, and no matters of taste. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  // Every file is of our own origin, where a hash would add nothing.
  rules: { 'require-sri': ['error', { exclude: ['/assets/'] }] },
})

/** Describes what the HTML standard does not allow on the page. */
export async function invalidHtml(page: Page): Promise<string[]> {
  const { results } = await validator.validateString(await page.content())
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'no element'})`)
}
