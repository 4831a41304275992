import type { Page } from '@playwright/test'

import { decodeQR } from 'qr/decode.js'

import { desk } from './support/passes'
import { longName, newTeacher, signIn } from './support/people'
import { pixelsOf } from './support/pixels'
import { outbox } from './support/server'
import { expect, test } from './support/test'

const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

test('38. On a small phone, a teacher sees every action of the pass, downloads and e-mails the pass, and opens its link', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const teacher = await newTeacher(request, { neverSignedIn: true })
  await signIn(page, teacher)
  const actions = ['Enviar por correo y continuar', 'Descargar', 'Imprimir', 'Continuar']
  await expect(dialog(page).getByRole('button')).toContainText([...actions, ''])
  for (const action of actions) await expect(inDialog(page, action)).toBeInViewport({ ratio: 1 })
  const code = dialog(page).getByRole('img', { name: 'Código QR de tu entrada de cortesía' })
  await expect(code).toBeInViewport({ ratio: 1 })
  expect((await code.boundingBox())?.width).toBeGreaterThanOrEqual(280)
  expect(decodeQR(await pixelsOf(page, await page.screenshot({ animations: 'disabled' })))).toContain('/free-pass?')

  // At 200 % text size, the whole QR code fits into the viewport.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await code.scrollIntoViewIfNeeded()
  await expect(code).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  const download = page.waitForEvent('download')
  await inDialog(page, 'Descargar').click()
  expect((await download).suggestedFilename()).toBe('myt-qr.pdf')

  await inDialog(page, 'Enviar por correo y continuar').click()
  await expect(dialog(page).getByRole('heading', { name: 'Código QR enviado correctamente' })).toBeFocused()
  const [mail] = await outbox(request, teacher.email)
  // The e-mail's link opens the ticket desk's page, which shows its holder the way to the account.
  await page.goto(mail?.links.find((address) => address.includes('/free-pass?')) ?? '')
  await expect(desk(page).title('Este es tu pase.')).toBeVisible()
})

test('38. With text at 200 % on a small phone, a long name covers neither the QR code nor the close button', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, await newTeacher(request, { neverSignedIn: true }, longName))
  await expect(dialog(page)).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const closeBox = await inDialog(page, 'Cerrar').boundingBox()
  const lines = await dialog(page)
    .getByRole('heading')
    .evaluate((title) => {
      const range = document.createRange()
      range.selectNodeContents(title)
      return [...range.getClientRects()].map(({ top, right }) => ({ top, right }))
    })
  const besideClose = lines.filter(({ top }) => top < (closeBox?.y ?? 0) + (closeBox?.height ?? 0))
  expect(besideClose).not.toEqual([])
  expect(Math.max(...besideClose.map(({ right }) => right))).toBeLessThanOrEqual(closeBox?.x ?? 0)

  await dialog(page).getByRole('img', { name: 'Código QR de tu entrada de cortesía' }).scrollIntoViewIfNeeded()
  expect(decodeQR(await pixelsOf(page, await page.screenshot({ animations: 'disabled' })))).toContain('/free-pass?')
})
