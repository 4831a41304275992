import { expect, test } from 'vitest'

import { passPdf } from './pdf/passPdf.ts'
import { seededAccounts } from './seed/accounts.ts'
import { ORIGIN, testApi } from './testing/callApi.ts'
import { lookAtPdf } from './testing/lookAtPdf.ts'

const { api, call, fetchLine } = testApi()
const { id, email } = seededAccounts.teacher
const OWN = `GET /users/${String(id)}`
const TOKEN = 'pase-7F3K92QDX1'
const LINK = `${ORIGIN}/free-pass?fullname=Mariana%20R%C3%ADos%20Cano&token_qr=${TOKEN}&userId=${String(id)}`

const redeem = (userId: number, token: string) => call(`GET /users/${String(userId)}/remove_qr_code?token_qr=${token}`)

test('the PDF of the pass is a sheet to print, whose QR code opens the page of the ticket desk', async () => {
  const answer = await fetchLine(`${OWN}/download_qr_code`, { as: 'teacher' })
  expect(answer.headers.get('Content-Type')).toBe('application/pdf')
  const { pages, size, text, code } = await lookAtPdf(new Uint8Array(await answer.arrayBuffer()))
  expect(pages).toBe(1)
  expect(size).toEqual([0, 0, 612, 792])
  expect(code).toBe(LINK)
  for (const words of [
    'Entrada de cortesía',
    'Mariana Ríos Cano',
    'Vale por una entrada a la exposición permanente',
    TOKEN,
    'Preséntala en la taquilla del museo.',
    'El código se valida una sola vez',
    'Av. Juárez 8, Centro, 06010 Ciudad de México',
  ]) {
    expect(text).toContain(words)
  }
})

test.each([
  ['a very long name', 'María Guadalupe de los Ángeles y de la Cruz Villaseñor '.repeat(3).trim()],
  ['signs that break addresses', 'Ana & "Lupe" +1 <b>Ruiz</b> #2 100%'],
  ['no name', ''],
])('a pass with %s still fits on one page and can be read', async (_case, fullName) => {
  const token = 'Zq-_9'.repeat(8)
  const { pages, code } = await lookAtPdf(await passPdf({ userId: 9_007_199, fullName, token }, ORIGIN))
  expect(pages).toBe(1)
  const link = new URL(code ?? '')
  expect(Object.fromEntries(link.searchParams)).toEqual({ fullname: fullName, token_qr: token, userId: '9007199' })
})

test('the pass is e-mailed with its link', async () => {
  expect((await call(`${OWN}/send_qr_code`, { as: 'teacher' })).status).toBe(200)
  const [mail] = api.outbox.list(email)
  expect(mail).toMatchObject({ subject: 'Tu entrada de cortesía al Museo Memoria y Tolerancia', links: [LINK] })
  expect(mail?.text).toContain('preséntalo en la taquilla')
})

test('a pass is redeemed once, by anybody who has it, and then it is gone', async () => {
  expect((await redeem(id, TOKEN)).status).toBe(200)
  expect(await redeem(id, TOKEN)).toMatchObject({ status: 422, sentence: 'El código de visita ya fue utilizado' })
  for (const action of ['send_qr_code', 'download_qr_code']) {
    const refused = { status: 422, sentence: 'Tu pase de cortesía ya fue utilizado.' }
    expect(await call(`${OWN}/${action}`, { as: 'teacher' })).toMatchObject(refused)
  }
  const { body } = await call(`${OWN}?include=themes`, { as: 'teacher' })
  expect(body).toMatchObject({ data: { attributes: { free_pass: null } } })
  expect(JSON.stringify(body)).not.toContain(TOKEN)
})

test.each([
  [id, 'pase-inventado'],
  [id, ''],
  [seededAccounts.parent.id, TOKEN],
  [999_999, TOKEN],
])('a pass that nobody has is refused (user %d, token «%s»)', async (userId, token) => {
  const refused = { status: 422, sentence: 'Este código no es de ningún pase.' }
  expect(await redeem(userId, token)).toMatchObject(refused)
  expect((await redeem(id, TOKEN)).status).toBe(200)
})
