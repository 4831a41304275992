import { paths } from '../../src/lib/paths'
import { openRoute, visitorRoutes } from './support/routes'
import { expect, test } from './support/test'

test('Every page has one title and one description, and only public pages are for search engines', async ({ page }) => {
  test.setTimeout(600_000)
  const titles = new Map<string, string>()
  for (const route of visitorRoutes) {
    await openRoute(page, route)
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page.locator('meta[name="description"]')).toHaveCount(1)
    await expect(page).toHaveTitle(/^\S.+ · Museo Memoria y Tolerancia$/)
    titles.set(new URL(page.url()).pathname, await page.title())
    const isPrivate = [paths.freePass, paths.accountConfirmation, '/loquesea'].some((path) => path === route)
    if (isPrivate) await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  }
  for (const path of [paths.home, paths.requirements, paths.projects, paths.terms, paths.login]) {
    await page.goto(path)
    await expect(page).toHaveTitle(titles.get(path) ?? '')
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  }
  const names = [...titles].filter(([path]) => !path.startsWith('/home/')).map(([, title]) => title)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('What browsers and robots ask for is there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).text()
  const icons = [...manifest.matchAll(/"src": "([^"]+)"/g)].map(([, address = '']) => address)
  expect(icons).toHaveLength(3)
  for (const address of ['/apple-touch-icon.png', '/og.png', ...icons]) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /api/')
})
