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

/** Expects each page to show only the message and the museum's phone number. */
async function expectSentenceOnly(page: Page) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByText(SENTENCE), address).toBeVisible()
    await expect(page.getByRole('link')).toHaveText(['Llama al 55 5130 5555'])
    await expect(page.getByRole('link')).toHaveAttribute('href', 'tel:+525551305555')
    await expect(page.locator('button:visible, input:visible, nav:visible, main:visible')).toHaveCount(0)
  }
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('62. every page shows only a message and the phone number', ({ page }) => expectSentenceOnly(page))
})

test('62. An unsupported browser shows only the message and the phone number, and calls no API', async ({
  page,
  context,
}) => {
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
