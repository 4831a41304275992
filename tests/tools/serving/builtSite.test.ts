import { expect, test } from 'vitest'

import { ask, PAGE } from '../../serving/ask.ts'
import { APP_PAGE, previewForAll, PRERENDERED_PAGE } from '../../support/mockServers.ts'

const server = previewForAll()

test('the preview server sends the compressed files and headers of a production server', async () => {
  const { origin } = server
  const asset = (encodings: string) =>
    fetch(`${origin}/assets/app-1234.js`, { headers: { 'Accept-Encoding': encodings }, method: 'HEAD' })
  const plain = await asset('identity')
  const answers = [await asset('gzip, br'), await asset('gzip'), plain]
  expect(answers.map(({ headers }) => headers.get('Content-Encoding'))).toEqual(['br', 'gzip', null])
  expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(plain.headers.get('Content-Type')).toMatch('javascript')
  const page = await fetch(`${origin}/login`)
  expect(page.headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'")
  expect(page.headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(page.headers.get('Permissions-Policy')).toMatch(/^camera=\(\), /)
  const desk = await fetch(`${origin}/free-pass?userId=7`)
  expect(desk.headers.get('Permissions-Policy')).toMatch(/^camera=\(self\), /)

  const route = await fetch(`${origin}/recuperar-contrasenia/a.b`, { headers: PAGE })
  expect(await route.text()).toBe(APP_PAGE)
  expect(route.headers.get('Cache-Control')).toBe('no-cache')
  expect((await fetch(`${origin}/assets/gone.js`)).status).toBe(404)
})

test.each(['/contacto', '/%63ontacto', '//contacto', '/x/../contacto', '/contacto//?a=1'])(
  '%s returns the prerendered page',
  async (path) => {
    expect((await ask(server.origin, path, { headers: PAGE })).body).toBe(PRERENDERED_PAGE)
  },
)
