import { expect, it } from 'vitest'

import { resetToken } from '@/model/links'

it.each([
  ['/recuperar-contrasenia/TOK', 'TOK'],
  ['/recuperar-contrasenia/TOK/', 'TOK'],
  ['/recuperar-contrasenia/TOK///', 'TOK'],
  ['/recuperar-contrasenia/a%2F', 'a/'],
  ['/recuperar-contrasenia/a%2Fb%3Fc%23d', 'a/b?c#d'],
  ['/recuperar-contrasenia/a/b', 'a/b'],
  ['/recuperar-contrasenia/a%252Fb', 'a%2Fb'],
  ['/recuperar-contrasenia/se%C3%B1al%20%F0%9F%8C%B5', 'señal 🌵'],
  ['/recuperar-contrasenia/cien%', 'cien%'],
  [`/recuperar-contrasenia/${'x'.repeat(5000)}`, 'x'.repeat(5000)],
])('resetToken returns the decoded token in the path %s', (pathname, token) => {
  expect(resetToken(pathname)).toBe(token)
})
