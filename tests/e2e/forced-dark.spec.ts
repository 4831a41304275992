import type { Page } from '@playwright/test'

import { paths } from '../../src/model/paths'
import { setting } from './support/addresses'
import { errorSummary } from './support/errorSummary'
import { paintedWords } from './support/paintedWords'
import { newTeacher, startSession } from './support/people'
import { openRoute } from './support/routes'
import { expect, test } from './support/test'

// Simulates Android's forced dark mode, which repaints pages unless they declare `color-scheme: only light`.
test.use({
  colorScheme: 'dark',
  reducedMotion: 'reduce',
  viewport: { width: 768, height: 1024 },
  launchOptions: {
    executablePath: setting('BROWSER_PATH'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--blink-settings=forceDarkModeEnabled=true',
    ],
  },
})

const softly = expect.configure({ soft: true })
/**
 * In ms. For a screenshot that is larger than the window, Chromium lays the page out twice. On a busy machine the picture
 * may show the other layout, and one measurement may take 20 s. This leaves time for a second one.
 */
const SETTLED = 60_000

async function expectReadable(page: Page) {
  const { pathname } = new URL(page.url())
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const faint = async () =>
    (await paintedWords(page, 'body')).filter(({ contrast }) => contrast < 4.5).map(({ text }) => text)
  await softly.poll(faint, { message: `${pathname}: too faint`, timeout: SETTLED }).toEqual([])
  const covered = async () =>
    (await paintedWords(page, 'header, .on-wall:has(h1), main button, main [role]'))
      .filter(({ isOverArt }) => isOverArt)
      .map(({ text }) => text)
  await softly.poll(covered, { message: `${pathname}: over a drawing`, timeout: SETTLED }).toEqual([])
}

test('100. With text at 200 % in forced dark mode, all text has enough contrast and overlaps no drawing', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  for (const route of [paths.home, paths.services, paths.answerQuestionnaire, paths.freePass]) {
    await openRoute(page, route)
    await expectReadable(page)
  }
  await openRoute(page, paths.login)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(errorSummary(page)).toBeVisible()
  await expectReadable(page)

  await startSession(page, await newTeacher(request))
  for (const route of [paths.visitRequest, paths.account]) {
    await openRoute(page, route)
    await expectReadable(page)
  }
})
