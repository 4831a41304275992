import { expect, test, vi } from 'vitest'

import { ask as askExactly, CALL, PAGE } from '../../serving/ask.ts'
import { APP_PAGE, previewForAll, PRERENDERED_PAGE } from '../../support/mockServers.ts'

const server = previewForAll()

const ask = (path: string, headers: Record<string, string>) => askExactly(server.origin, path, { headers })

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

  const route = await fetch(`${origin}/recuperar-contrasenia/a.b`, { headers: PAGE })
  expect(await route.text()).toBe(APP_PAGE)
  expect(route.headers.get('Cache-Control')).toBe('no-cache')
  expect((await fetch(`${origin}/assets/gone.js`)).status).toBe(404)
})

const addresses = `
  //?a=1 // /// //localhost:99999/ //[::1 //museo.mx/x /\\ /[ /% /%zz /%00 http://museo.mx/x
  /a/../login /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd /assets/% /assets// /.env /%2Eenv
  /?pregunta=% /login?x=%zz //__outbox /__outbox%
  /api/v1/% /api/v1/users/%E0%A4%A /api/v1/users/confirmation/% //api/v1/% /api/v1//themes`

test.each(addresses.trim().split(/\s+/))('%s never causes a server error', async (path) => {
  const noise = vi.spyOn(console, 'error')
  for (const accept of [PAGE, CALL]) {
    const { status, body } = await ask(path, accept)
    expect(body).not.toMatch(/Error:|node_modules|<pre>/)
    expect([200, 400, 404]).toContain(status)
  }
  expect(noise).not.toHaveBeenCalled()
})

test.each(['/contacto', '/%63ontacto', '//contacto', '/x/../contacto', '/contacto//?a=1'])(
  '%s returns the prerendered page',
  async (path) => {
    expect((await ask(path, PAGE)).body).toBe(PRERENDERED_PAGE)
  },
)

test.each(['/%61pi/v1/users/confirmation?confirmation_token=a', '//api/v1/users/confirmation/'])(
  '%s returns the page or JSON, depending on the Accept header',
  async (path) => {
    expect(await ask(path, PAGE)).toMatchObject({ status: 200, body: APP_PAGE })
    const call = await ask(path, CALL)
    expect(call.status).toBe(400)
    expect(call.body).toContain('"errors"')
  },
)
