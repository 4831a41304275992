import { expect, test } from './support/test'

test('The site serves its icons, manifest, robots.txt and link previews', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).text()
  const icons = [...manifest.matchAll(/"src": "([^"]+)"/g)].map(([, address = '']) => address)
  expect(icons).toHaveLength(3)
  for (const address of ['/apple-touch-icon.png', '/og.png', ...icons]) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /api/')

  for (const [path, title, words] of [
    ['/', 'Recordar abre puertas', 'La plataforma educativa del Museo Memoria y Tolerancia'],
    ['/responder-cuestionario?codigo=7', 'Cuestionario de visita', 'ayuda a tu grupo a conversar'],
    ['/servicios-escolares', 'Servicios escolares', 'Lo que paga tu grupo'],
  ] as const) {
    const html = await (await request.get(path, { headers: { Accept: 'text/html' } })).text()
    const shown = (name: string) => new RegExp(`property="${name}"\\s+content="([^"]*)"`).exec(html)?.[1]
    expect(shown('og:title')).toBe(title)
    expect(shown('og:description')).toContain(words)
  }
})
