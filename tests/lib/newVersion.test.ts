import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { currentCode, NewVersionError } from '@/lib/newVersion'

import { server } from '../support/server'

const { origin, protocol } = window.location
const ownFile = new URL('../../src/lib/newVersion.ts', import.meta.url).pathname

const gone = new TypeError('Failed to fetch dynamically imported module')
const load = () => Promise.reject(gone)

const page = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`

/** Serves this HTML as the start page. @returns the requests for the page */
function deploy(html: string) {
  const requests: Request[] = []
  server.use(
    http.get(`${origin}/`, ({ request }) => {
      requests.push(request)
      return HttpResponse.html(html)
    }),
  )
  return requests
}

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  // currentCode requests the start page, although another page is open.
  vi.stubGlobal('location', { href: `${origin}/registro`, origin, protocol, reload })
})

/** Returns the result or error of the load, or `waiting` if the page reloads first. */
const outcome = (loading: Promise<unknown>) =>
  Promise.race([
    loading.catch((error: unknown) => error),
    vi.waitFor(() => expect(reload).toHaveBeenCalled()).then(() => 'waiting'),
  ])

describe('currentCode', () => {
  it('returns the loaded chunk without another request', async () => {
    const requests = deploy(page('/assets/start-New.js'))
    expect(await currentCode(() => Promise.resolve('code'))).toBe('code')
    expect(requests).toEqual([])
  })

  it('reloads the page once when a newer version was deployed', async () => {
    const requests = deploy(page('/assets/start-New.js'))
    expect(await outcome(currentCode(load))).toBe('waiting')
    expect(reload).toHaveBeenCalledOnce()
    expect(requests.map(({ cache, headers }) => [cache, headers.get('Accept')])).toEqual([['no-store', 'text/html']])

    const error = await currentCode(load).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(NewVersionError)
    expect(error).toMatchObject({ name: 'NewVersionError' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reloads the page once for each newer version', async () => {
    deploy(page('/assets/start-New.js'))
    await outcome(currentCode(load))
    reload.mockClear()
    deploy(page('/assets/start-Newer.js'))
    expect(await outcome(currentCode(load))).toBe('waiting')
    reload.mockClear()
    deploy(page('/assets/start-New.js'))
    expect(await outcome(currentCode(load))).toBeInstanceOf(NewVersionError)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['the server has the same version', () => deploy(page(ownFile))],
    ['the server answers with another page', () => deploy('<h1>Bad gateway</h1>')],
    ['the server does not answer', () => server.use(http.get(`${origin}/`, () => HttpResponse.error()))],
  ])('throws the original error when %s', async (_what, arrange) => {
    arrange()
    expect(await outcome(currentCode(load))).toBe(gone)
    expect(reload).not.toHaveBeenCalled()
  })
})
