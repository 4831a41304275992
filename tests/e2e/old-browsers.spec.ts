import type { Page } from '@playwright/test'

import { expect, test } from './support/test'

const SENTENCE = 'Este navegador no puede abrir la plataforma educativa del museo.'

const addresses = [
  '/',
  '/login',
  '/registro',
  '/responder-cuestionario?codigo=1',
  '/free-pass?fullname=Ana&token_qr=T&userId=7',
  '/solicitud-visita',
  '/mi-cuenta',
  '/api/v1/users/confirmation?confirmation_token=X',
  '/loquesea',
]

/** The first thing read is the sentence, then the phone; whatever else there is does not show. */
async function expectSentenceOnly(page: Page) {
  for (const address of addresses) {
    await page.goto(address)
    const text = await page.locator('body').innerText()
    expect(text.trim().startsWith(SENTENCE), address).toBe(true)
    await expect(page.getByRole('link')).toHaveText(['55 5130 5555'])
    await expect(page.getByRole('link')).toHaveAttribute('href', 'tel:+525551305555')
    await expect(page.locator('button:visible, input:visible, nav:visible, main:visible')).toHaveCount(0)
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('62. a page says that the platform cannot run, and whom to call', ({ page }) => expectSentenceOnly(page))
})

test('62. an unsupported browser shows the same, and the API gets no request', async ({ page, context }) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at')
  })
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'xhr') calls.push(request.url())
  })
  await expectSentenceOnly(page)
  expect(calls).toEqual([])
})
