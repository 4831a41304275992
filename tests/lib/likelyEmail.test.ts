import { expect, it } from 'vitest'

import { likelyEmail } from '@/lib/likelyEmail'

it.each([
  ['gmial.com', 'gmail.com'],
  ['hotmailcom.mx', 'hotmail.com.mx'],
  ['livecom.mx', 'live.com.mx'],
  ['outlookcom.mx', 'outlook.com.mx'],
  ['prodigynet.mx', 'prodigy.net.mx'],
  ['yahoocom.mx', 'yahoo.com.mx'],
  ['escuela.gob.mxx', 'escuela.gob.mx'],
  ['escuela.orgg', 'escuela.org'],
])('«%s» was probably meant as «%s»', async (typed, meant) => {
  expect(await likelyEmail(`ana@${typed}`)).toBe(`ana@${meant}`)
})

it.each(['com.mx', 'edu.mx', 'gob.mx', 'net.mx', 'org.mx', 'mx'])(
  'an address of a school in .%s looks right',
  async (end) => {
    expect(await likelyEmail(`ana@escuela.${end}`)).toBeUndefined()
  },
)
