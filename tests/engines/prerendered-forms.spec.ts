import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'

import { apiUrl } from '../e2e/support/addresses'
import { expect, test } from '../e2e/support/personTest'
import { openServer } from '../serving/openServer'

/** The key under which the page finds the code to run before the application. */
const FIRST = '/tests-run-this-first.js'

/** How many delays of the scripts are tried with each form, so that the application starts at different moments. */
const TRIES = 4

/** Runs in the page from the start: types a letter every 20 ms, until ten more than the application has seen. */
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
 * The application on an address of its own, where each of its scripts takes its time and another one comes first. This way
 * every engine can be met before the application runs, whatever its driver can do.
 * @param first the script that runs as soon as the page is read
 * @param delay how long the next script of the application takes, in ms
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

test('80. Input typed before and during hydration is kept', async ({ person }) => {
  for (const [path, field] of [
    ['/login', 'email'],
    ['/registro', 'name'],
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
