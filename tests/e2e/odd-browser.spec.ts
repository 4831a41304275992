import { makeOdd } from '@/mocks/http/oddBrowser'
import { expect, test } from './support/test'

test('makeOdd changes the clock, blocks cookies and makes the browser report itself offline, while the network works', async ({
  page,
}) => {
  await page.addInitScript(makeOdd, { pageClock: -365 * 24 * 60 * 60 * 1000, cookies: false, onLine: false })
  await page.goto('/terminos-condiciones')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const seen = await page.evaluate(() => {
    document.cookie = 'a=1'
    const { cookieEnabled, onLine } = navigator
    const texts = [new Date(0).toISOString(), new Date('2026-01-02').getUTCDate(), new Date() instanceof Date]
    return { now: Date.now(), year: new Date().getFullYear(), texts, cookie: document.cookie, cookieEnabled, onLine }
  })
  const yearAgo = Date.now() - 365 * 24 * 60 * 60 * 1000
  expect(Math.abs(seen.now - yearAgo)).toBeLessThan(60 * 60 * 1000)
  expect(seen).toMatchObject({
    year: new Date(yearAgo).getFullYear(),
    texts: ['1970-01-01T00:00:00.000Z', 2, true],
    cookie: '',
    cookieEnabled: false,
    onLine: false,
  })
})
