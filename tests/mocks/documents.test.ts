import { expect, test } from 'vitest'

import { closedDays, openingHours } from '@/content/openingHours'
import { passDocument } from '@/mocks/documents/documents'

test('the pass PDF contains the holder, value, opening hours and a QR code that opens the ticket desk’s page', () => {
  const pass = { userId: 1101, fullName: 'Mariana Ríos', token: 'pase-1' }
  const { qr, holder, worth, code, where } = passDocument(pass, 'https://museo.test')
  expect(qr).toBe('https://museo.test/free-pass?fullname=Mariana%20R%C3%ADos&token_qr=pase-1&userId=1101')
  expect([holder, worth, code]).toEqual(['Mariana Ríos', 'Vale por una entrada a la exposición permanente', 'pase-1'])
  for (const { days, hours } of openingHours) expect(where).toContain(`${days}, ${hours}.`)
  expect(where).toContain(closedDays)
})
