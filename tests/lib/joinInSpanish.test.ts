import { expect, it } from 'vitest'

import { joinInSpanish } from '@/lib/joinInSpanish'

it('joinInSpanish joins numbers like Intl.ListFormat for es-MX', () => {
  const list = new Intl.ListFormat('es-MX')
  for (const many of [[], [3], [3, 8], [1, 2, 3], [2, 3, 5, 7, 11, 13]]) {
    expect(joinInSpanish(many)).toBe(list.format(many.map(String)))
  }
})
