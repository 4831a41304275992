import { expect, test } from 'vitest'

import { routeAt, routes, unknownRoute } from '@/app/routes'

test.each([
  ['/requisitos', '/requisitos'],
  ['/requisitos/', '/requisitos'],
  ['/home/faq', '/home/faq'],
  ['/recuperar-contrasenia', '/recuperar-contrasenia'],
  ['/recuperar-contrasenia/', '/recuperar-contrasenia'],
  ['/recuperar-contrasenia/a/b.c', '/recuperar-contrasenia/*'],
])('routeAt matches %s to the route %s', (pathname, path) => {
  expect(routeAt(pathname).path).toBe(path)
})

test.each(['/loquesea', '/home/loquesea', '/requisitos/otra', '/a\nb'])(
  'routeAt matches %j to the unknown route',
  (pathname) => {
    expect(routeAt(pathname)).toBe(unknownRoute)
  },
)

test('search engines may index only public pages, each at one URL', () => {
  const indexed = routes.filter(({ indexedAs }) => indexedAs !== undefined)
  expect(indexed.filter(({ guard }) => guard === 'signedIn' || guard === 'teacher')).toEqual([])
  expect(indexed.map(({ path }) => path)).not.toContain('/free-pass')
  expect(routeAt('/home/faq').indexedAs).toBe('/')
  for (const { path, indexedAs = '' } of indexed) expect(routeAt(indexedAs).page).toBe(routeAt(path).page)
})

test('no page that requires a session is prerendered', () => {
  const own = routes.filter(({ guard }) => guard === 'signedIn' || guard === 'teacher')
  expect(own.length).toBeGreaterThan(0)
  expect(own.filter(({ isPrerendered }) => isPrerendered)).toEqual([])
})
