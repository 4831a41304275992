import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { watchErrors } from '@/app/errorReport'

import { server } from '../support/server'

const URL_OF_REPORTS = 'https://errores.example.mx/nuevo'

const reports: string[] = []

let stop = () => {}

beforeEach(() => {
  reports.length = 0
  stop = watchErrors(URL_OF_REPORTS)
  server.use(
    http.post(URL_OF_REPORTS, async ({ request }) => {
      reports.push(await request.text())
      return new HttpResponse()
    }),
  )
})

afterEach(() => stop())

/** Creates an error with personal data in its message and stack. */
function failed(name: string, file = '/assets/page-1a2b.js?token=secreto#x'): Error {
  const error = new TypeError('Ana Ruiz <ana@escuela.mx> no tiene teléfono 5512345678')
  error.name = name
  const url = `${window.location.origin}${file}`
  error.stack = `${name}: Ana Ruiz <ana@escuela.mx>\n    at draw (${url}:1:4711)\n    at https://otro.mx/ana.js:2:3`
  return error
}

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

const throwUncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))

it('an error report contains the kind and location of the error, but no personal data', async () => {
  window.history.replaceState(null, '', '/recuperar-contrasenia/clave-secreta?fullname=Ana')
  throwUncaught(failed('TypeError'))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(JSON.parse(reports[0] ?? '')).toEqual({
    kind: 'TypeError',
    stack: ['/assets/page-1a2b.js:1:4711'],
    route: '/recuperar-contrasenia/*',
    version: '',
  })
  expect(reports[0]).not.toMatch(/Ana|ana|55123|secret|clave/)
})

it('an error report is sent without cookies or referrer, and continues when the user leaves the page', () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  throwUncaught(failed('TypeError'))
  expect(posted).toHaveBeenCalledOnce()
  const [url, options] = posted.mock.calls[0] ?? []
  expect(url).toBe(URL_OF_REPORTS)
  expect(options).toMatchObject({
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
})

it('a failure to send an error report causes no second report', async () => {
  const posted = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  throwUncaught(failed('TypeError'))
  await vi.waitFor(() => expect(posted).toHaveBeenCalledOnce())
})

it('an error report contains the version of the page', async () => {
  const meta = document.createElement('meta')
  Object.assign(meta, { name: 'version', content: '1f0c2a' })
  document.head.append(meta)
  throwUncaught(failed('TypeError'))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  meta.remove()
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ version: '1f0c2a' })
})

it('an error report contains the location of an error event without an error object', async () => {
  const filename = `${window.location.origin}/assets/page-1a2b.js`
  window.dispatchEvent(new ErrorEvent('error', { filename, lineno: 123, colno: 14 }))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ stack: ['/assets/page-1a2b.js:123:14'] })
})

const scriptUrl = `${window.location.origin}/assets/page-1a2b.js`

it.each([
  ['Chrome', `    at draw (${scriptUrl}:12:4711)\n`, `    at ${scriptUrl}:2:3\n`],
  ['Firefox or Safari', `draw@${scriptUrl}:12:4711\n`, `@${scriptUrl}:2:3\n`],
])('an error report contains the ten innermost frames of a %s stack trace', async (_browser, first, further) => {
  throwUncaught(Object.assign(new TypeError(), { stack: first + further.repeat(20) }))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  const others = Array.from({ length: 9 }, () => '/assets/page-1a2b.js:2:3')
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ stack: ['/assets/page-1a2b.js:12:4711', ...others] })
})

it.each(['Ana Ruiz', 'ana@escuela.mx', 'Ana'.repeat(14)])(
  'an error report omits an error name that does not look like a class: %s',
  async (name) => {
    throwUncaught(failed(name))
    await vi.waitFor(() => expect(reports).toHaveLength(1))
    expect(JSON.parse(reports[0] ?? '')).toMatchObject({ kind: 'object' })
  },
)

it.each([
  ['/home/visitas', '/home/visitas'],
  ['/home/ana', '*'],
  ['/registro', '/registro'],
  ['/ana@escuela.mx', '*'],
])('an error report contains the path %s as %s', async (address, route) => {
  window.history.replaceState(null, '', address)
  throwUncaught(failed('RangeError', address))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ route, stack: [`${route}:1:4711`] })
})

it('unhandled rejections are reported, even without an Error', async () => {
  window.dispatchEvent(rejection('ana@escuela.mx'))
  window.dispatchEvent(rejection(failed('ChunkError')))
  await vi.waitFor(() => expect(reports).toHaveLength(2))
  expect(reports[0]).toContain('"kind":"string"')
  expect(reports[1]).toContain('"kind":"ChunkError"')
  expect(reports.join('')).not.toContain('ana@')
})

it('the same report is sent once, and a page sends at most ten reports', async () => {
  window.history.replaceState(null, '', '/')
  for (let time = 0; time < 30; time += 1) {
    throwUncaught(failed('SameError'))
    throwUncaught(failed(`Error${String(time)}`))
  }
  await vi.waitFor(() => expect(reports).toHaveLength(10))
  expect(reports.filter((report) => report.includes('SameError'))).toHaveLength(1)
  expect(reports.filter((report) => report.includes('Error9'))).toEqual([])
})
