import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import { apiUrl } from '../e2e/support/addresses'
import { expect, test } from '../e2e/support/personTest'
import { openServer } from '../serving/openServer'

/** The path of the script that runs before the application. */
const FIRST = '/tests-run-this-first.js'

/** The attempts per form. Each attempt delays the scripts differently, so that hydration starts at another moment. */
const TRIES = 4

/** Runs in the page. Types a letter every 20 ms, and stops ten letters after hydration. */
function typeAllTheTime(name: string) {
  const typed = { letters: 0, live: 0 }
  Object.assign(window, { typed })
  const timer = setInterval(() => {
    const field = document.querySelector(`main [name=${name}]`)
    if (!(field instanceof HTMLInputElement)) return
    if (document.querySelector('html[data-live]')) typed.live += 1
    if (typed.live > 10) {
      clearInterval(timer)
      return
    }
    typed.letters += 1
    const { value } = field
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, `${value}a`)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, 20)
}

/**
 * Serves the application from a proxy that delays the scripts and injects another script first. The test can thus act
 * before hydration in every engine, even if the engine's driver cannot.
 * @param first the source of the script that runs as soon as the page is parsed
 * @param delay returns the delay of the next script, in ms
 */
const openSlowSite = (first: string, delay: () => number) =>
  openServer((request, response) => {
    async function answer() {
      const path = request.url ?? '/'
      if (path === FIRST) return response.setHeader('Content-Type', 'text/javascript').end(first)
      const { method = 'GET' } = request
      const { accept = '*/*', 'content-type': type } = request.headers
      const answered = await fetch(new URL(path, apiUrl), {
        method,
        headers: { accept, ...(type !== undefined && { 'content-type': type }) },
        ...(method !== 'GET' && method !== 'HEAD' && { body: await buffer(request) }),
      })
      if (path.endsWith('.js')) await wait(delay())
      response.statusCode = answered.status
      for (const name of ['content-type', 'content-security-policy']) {
        const value = answered.headers.get(name)
        if (value !== null) response.setHeader(name, value)
      }
      const body = Buffer.from(await answered.arrayBuffer())
      const isPage = answered.headers.get('content-type')?.startsWith('text/html') === true
      return response.end(isPage ? String(body).replace('</body>', `<script src="${FIRST}"></script></body>`) : body)
    }
    void answer().catch(() => response.destroy())
  })

test('80. Forms keep input typed before and during hydration', async ({ person }) => {
  for (const [path, field] of [
    ['/login', 'email'],
    ['/contacto', 'subject'],
  ] as const) {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const first = `(${String(typeAllTheTime)})(${JSON.stringify(field)})`
      const site = await openSlowSite(first, () => Math.random() * 150 * attempt)
      try {
        await person.open(site.origin + path)
        await expect.poll(() => person.run<number>('window.typed.live')).toBeGreaterThan(10)
        const letters = await person.run<number>('window.typed.letters')
        const value = await person.run<string>(`document.querySelector('main [name=${field}]').value`)
        expect(letters).toBeGreaterThan(10)
        expect(value).toBe('a'.repeat(letters))
      } finally {
        await person.open('about:blank')
        site.close()
      }
    }
  }
})
