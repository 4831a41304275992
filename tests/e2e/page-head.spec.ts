import { expect, test } from './support/test'

test('What browsers and robots ask for is there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).text()
  const icons = [...manifest.matchAll(/"src": "([^"]+)"/g)].map(([, address = '']) => address)
  expect(icons).toHaveLength(2)
  for (const address of ['/apple-touch-icon.png', '/og.png', ...icons]) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /api/')
})
