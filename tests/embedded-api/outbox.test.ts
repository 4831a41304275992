import { expect, test } from 'vitest'

import { openDatabase } from './database.ts'
import { createOutbox } from './outbox.ts'
import { writeEmail } from './mail/mailLayout.ts'
import { outboxPage } from './pages/outboxPage.ts'

function filled() {
  const outbox = createOutbox(openDatabase())
  const letter = { greeting: 'Hola', paragraphs: ['Texto'], action: { label: 'Abrir', address: 'http://x/?a=1&b=2' } }
  outbox.deliver(writeEmail({ ...letter, to: 'ana@b.mx', subject: 'Primero' }))
  outbox.deliver(writeEmail({ ...letter, to: 'eva@b.mx', subject: 'Segundo\nBcc: x@y.mx' }))
  outbox.deliver(
    writeEmail({ ...letter, to: 'ana@b.mx', subject: '"><script>alert(1)</script>', greeting: '</iframe><b>' }),
  )
  return outbox
}

test('newest first, by recipient, with the links that a person would follow', () => {
  const outbox = filled()
  expect(outbox.list().map(({ id }) => id)).toEqual([3, 2, 1])
  expect(outbox.list(' ANA@b.mx ').map(({ id }) => id)).toEqual([3, 1])
  expect(outbox.list('eva@b.mx')[0]).toMatchObject({ subject: 'Segundo Bcc: x@y.mx', links: ['http://x/?a=1&b=2'] })
  expect(outbox.list('eva@b.mx')[0]?.text).toContain('Abrir:\nhttp://x/?a=1&b=2')
})

test('the page shows each e-mail in a frame that runs nothing, and nothing typed becomes HTML', () => {
  const html = outboxPage(filled().list())
  expect(html.match(/<iframe /g)).toHaveLength(3)
  expect(html.match(/sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"/g)).toHaveLength(3)
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('</iframe><b>')
})

test('an empty outbox says what to do', () => {
  expect(outboxPage([])).toContain('Todavía no hay correos.')
  expect(outboxPage([], '<x>')).toContain('No hay correos para &lt;x&gt;.')
})

test('old e-mails make room', () => {
  const outbox = createOutbox(openDatabase())
  for (let n = 0; n < 605; n += 1) outbox.deliver({ to: 'a@b.mx', subject: String(n), html: '', text: '' })
  expect(outbox.list()).toHaveLength(600)
  expect(outbox.list()[0]?.id).toBe(605)
  expect(outboxPage(outbox.list())).toContain('Hay 560 correos más')
})
