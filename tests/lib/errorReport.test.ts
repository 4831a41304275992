import { http, HttpResponse } from 'msw'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { watchErrors } from '@/lib/errorReport'

import { server } from '../support/server'

const URL_OF_REPORTS = 'https://errores.example.mx/nuevo'

const reports: string[] = []

beforeAll(() => watchErrors(URL_OF_REPORTS))

beforeEach(() => {
  reports.length = 0
  server.use(
    http.post(URL_OF_REPORTS, async ({ request }) => {
      reports.push(await request.text())
      return new HttpResponse()
    }),
  )
})

/** An error as the browser reports it when nobody caught it, with somebody's data in its message. */
function failed(name: string, file = '/assets/page-1a2b.js?token=secreto#x'): Error {
  const error = new TypeError('Ana Ruiz <ana@escuela.mx> no tiene teléfono 5512345678')
  error.name = name
  const place = `${window.location.origin}${file}`
  error.stack = `${name}: Ana Ruiz <ana@escuela.mx>\n    at draw (${place}:1:4711)\n    at https://otro.mx/ana.js:2:3`
  return error
}

const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })

const throwUncaught = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }))

it('tells what kind of error happened where, and nothing of a person', async () => {
  window.history.replaceState(null, '', '/recuperar-contrasenia/clave-secreta?fullname=Ana')
  throwUncaught(failed('TypeError'))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(JSON.parse(reports[0] ?? '')).toEqual({
    kind: 'TypeError',
    stack: ['/assets/page-1a2b.js:1:4711', 'other:2:3'],
    route: '/recuperar-contrasenia/*',
    version: '',
  })
  expect(reports[0]).not.toMatch(/Ana|ana|55123|secret|clave/)
})

it.each([
  ['/home/visitas', '/home/:section'],
  ['/registro', '/registro'],
  ['/ana@escuela.mx', '*'],
])('names the page %s as %s', async (address, route) => {
  window.history.replaceState(null, '', address)
  throwUncaught(failed('RangeError', address))
  await vi.waitFor(() => expect(reports).toHaveLength(1))
  expect(JSON.parse(reports[0] ?? '')).toMatchObject({ route, stack: [`${route}:1:4711`, 'other:2:3'] })
})

it('hears of promises that nobody handled, also when what they say is no error', async () => {
  window.dispatchEvent(rejection('ana@escuela.mx'))
  window.dispatchEvent(rejection(failed('ChunkError')))
  await vi.waitFor(() => expect(reports).toHaveLength(2))
  expect(reports[0]).toContain('"kind":"string"')
  expect(reports[1]).toContain('"kind":"ChunkError"')
  expect(reports.join('')).not.toContain('ana@')
})

it('says the same thing once, and stops after ten', async () => {
  window.history.replaceState(null, '', '/')
  for (let time = 0; time < 30; time += 1) {
    throwUncaught(failed('SameError'))
    throwUncaught(failed(`Error${String(time)}`))
  }
  // Six were told about by the tests above.
  await vi.waitFor(() => expect(reports.length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(reports).toHaveLength(4)
  expect(reports.filter((report) => report.includes('SameError'))).toHaveLength(1)
})
