// @vitest-environment node
import { expect, test } from 'vitest'

import { cannotRun } from '@/tools/build/oldBrowsers'

test('62. the notice for old browsers contains the configured phone and address as escaped HTML', () => {
  const notice = JSON.stringify(cannotRun({ phone: '+52 222 123 4567', address: 'Calle <b>5</b> & 7' }))
  expect(notice).toContain('<a href=\\"tel:+522221234567\\">Llama al +52 222 123 4567</a>')
  expect(notice).toContain('Calle &lt;b&gt;5&lt;/b&gt; &amp; 7')
})
