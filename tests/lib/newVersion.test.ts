import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { currentCode, NewVersionError } from '@/lib/newVersion'

import { server } from '../support/server'

const { origin, protocol } = window.location
const ownFile = new URL('../../src/lib/newVersion.ts', import.meta.url).pathname

const gone = new TypeError('Failed to fetch dynamically imported module')
const load = () => Promise.reject(gone)

const page = (script: string) => `<!doctype html><script type="module" src="${script}"></script>`

/** The server has this page now. @returns the calls for it */
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
  // Whatever page the person is at, the first one is requested.
  vi.stubGlobal('location', { href: `${origin}/registro`, origin, protocol, reload })
})

/** What became of a loading: `waiting` when it does not settle. */
const outcome = (loading: Promise<unknown>) =>
  Promise.race([
    loading.catch((error: unknown) => error),
    vi.waitFor(() => expect(reload).toHaveBeenCalled()).then(() => 'waiting'),
  ])

describe('lazily loaded code', () => {
  it('returns the loaded code without another request', async () => {
    const requests = deploy(page('/assets/start-New.js'))
    expect(await currentCode(() => Promise.resolve('code'))).toBe('code')
    expect(requests).toEqual([])
  })

  it('brings the page again, once, where a newer version was deployed', async () => {
    const requests = deploy(page('/assets/start-New.js'))
    expect(await outcome(currentCode(load))).toBe('waiting')
    expect(reload).toHaveBeenCalledOnce()
    expect(requests.map(({ cache, headers }) => [cache, headers.get('Accept')])).toEqual([['no-store', 'text/html']])

    const error = await currentCode(load).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(NewVersionError)
    expect(error).toMatchObject({ name: 'NewVersionError' })
    expect(reload).toHaveBeenCalledOnce()
  })

  it('brings the page again for each newer version', async () => {
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
    ['the server has this very version', () => deploy(page(ownFile))],
    ['the server has no page of ours', () => deploy('<h1>Bad gateway</h1>')],
    ['no answer comes', () => server.use(http.get(`${origin}/`, () => HttpResponse.error()))],
  ])('fails as it did when %s', async (_what, arrange) => {
    arrange()
    expect(await outcome(currentCode(load))).toBe(gone)
    expect(reload).not.toHaveBeenCalled()
  })
})
