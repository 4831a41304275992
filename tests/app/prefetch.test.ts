import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { prefetchPages } from '@/app/prefetch'
import { routeAt } from '@/app/routes'

const prefetched = vi.fn<(path: string) => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  prefetched.mockReset()
  for (const path of ['/registro', '/login', '/contacto']) {
    vi.spyOn(routeAt(path).page, 'prefetch').mockImplementation(() => {
      prefetched(path)
      return Promise.resolve()
    })
  }
  document.body.innerHTML = `
    <a href="/registro"><b>Crear cuenta</b></a>
    <a href="https://otro.example/login">Otro sitio</a>
    <a href="/contacto">Contacto</a>
    <details><summary>Menú</summary><a href="/login">Entrar</a></details>`
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

const inSight = (text: string, top: number) => {
  const link = [...document.links].find(({ textContent }) => textContent.includes(text))
  if (link) link.getBoundingClientRect = () => new DOMRect(0, top, 100, 20)
}

test.each(['pointerover', 'touchstart', 'focusin'])('loads the page of a link at its %s, and no other', (event) => {
  stop = prefetchPages()
  document.querySelector('b')?.dispatchEvent(new Event(event, { bubbles: true }))
  document.links[1]?.dispatchEvent(new Event(event, { bubbles: true }))
  expect(prefetched.mock.calls).toEqual([['/registro']])
})

test('loads the pages of the links in sight once the page is at rest', async () => {
  inSight('Crear cuenta', 100)
  inSight('Otro sitio', 100)
  inSight('Contacto', 5000)
  inSight('Entrar', 100)
  stop = prefetchPages()
  await vi.advanceTimersByTimeAsync(400)
  document.body.append('again')
  await vi.advanceTimersByTimeAsync(0)
  await vi.advanceTimersByTimeAsync(400)
  expect(prefetched).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(prefetched.mock.calls).toEqual([['/registro']])
})

test('loads them also when nothing on the page changes any more', async () => {
  inSight('Crear cuenta', 100)
  stop = prefetchPages()
  await vi.advanceTimersByTimeAsync(600)
  expect(prefetched.mock.calls).toEqual([['/registro']])
})

test.each([
  ['saves data', { onLine: true, connection: { saveData: true } }],
  ['has a slow line', { onLine: true, connection: { effectiveType: 'slow-2g' } }],
  ['has no network', { onLine: false }],
])('leaves alone who %s', (_who, navigator) => {
  vi.stubGlobal('navigator', navigator)
  stop = prefetchPages()
  document.links[0]?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(prefetched).not.toHaveBeenCalled()
})
