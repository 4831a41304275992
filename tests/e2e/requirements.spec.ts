import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

const list = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })

/** Mocks the API's list of requirements for this page. */
async function answerRequirements(page: Page, ...contents: string[]) {
  const data = contents.map((content, index) => ({
    id: String(index + 1),
    type: 'requirements',
    attributes: { requirement_type_id: (index % 2) + 1, content },
  }))
  await page.route('**/api/v1/requirements?*', (route) => route.fulfill({ json: { data } }))
}

test('49. Scripts, event handlers and images inside a requirement neither run nor load', async ({
  page,
  allowConsole,
}) => {
  // The sanitiser removes the markup. The Content Security Policy also blocks it and logs an error.
  allowConsole(/violates the following Content Security Policy/)
  const mine = '<b>Sigue aquí</b>'
  await answerRequirements(
    page,
    `${mine}<script>globalThis.ran = 1</script><img src="https://malo.example/x.png" onerror="globalThis.ran = 1">`,
    `${mine}<svg onload="globalThis.ran = 1"></svg><iframe srcdoc="<script>top.ran = 1</script>"></iframe>`,
    `${mine}<p onpointerenter="globalThis.ran = 1" style="position:fixed;inset:0">x</p><form action="https://malo.example"><input autofocus onfocus="globalThis.ran = 1"></form>`,
    `${mine}<a href="javascript:globalThis.ran = 1">No es un enlace</a><style>body{display:none}</style>`,
  )
  await page.goto('/requisitos')
  await expect(page.getByRole('main').getByText('Sigue aquí')).toHaveCount(4)
  await page.getByText('No es un enlace').click()
  for (const name of ['SEP', 'Museo']) {
    const strange = list(page, name).locator('script, img, svg, iframe, form, input, style, a, [style]')
    await expect(strange).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
})
