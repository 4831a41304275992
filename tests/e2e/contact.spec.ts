import type { Locator, Page } from '@playwright/test'

import { readSettings } from '../../src/lib/settings'
import { MUSEUM_MAILBOX } from '@/mocks/mail/requestMails'
import { expectAccessible } from './support/accessibility'
import { pressContactButton } from './support/contactButton'
import { expectLaidOut } from './support/layout'
import { newParent, startSession } from './support/people'
import { readingRoutes } from './support/routes'
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'

const SENT = 'Correo enviado correctamente'

/** The contact form, wherever it is. */
function contactForm(container: Locator) {
  return {
    subject: container.getByLabel('Asunto'),
    email: container.getByLabel('Correo electrónico'),
    message: container.getByLabel('Mensaje'),
    summary: container.getByRole('region', { name: /^Revisa .+ antes de enviar$/ }),
    send: container.getByRole('button', { name: 'Enviar mensaje' }),
  }
}

async function openPage(page: Page) {
  await page.goto('/contacto')
  return contactForm(page.getByRole('main'))
}

async function openDialog(page: Page) {
  await page.goto('/sugerencias')
  await pressContactButton(page)
  return contactForm(page.getByRole('dialog', { name: 'Contáctanos' }))
}

test('47. A message begun in the dialog goes on at home and on the page, outlives a lost answer, and arrives', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  const parent = await newParent(request)
  await startSession(page, parent)
  const dialog = await openDialog(page)
  await dialog.send.click()
  await expect(dialog.summary).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await dialog.subject.fill(`Una duda de ${parent.email}`)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Contáctanos' })).toBeFocused()
  const form = contactForm(page.getByRole('main'))
  await page.goto('/home/contacto')
  await expect(form.subject).toHaveValue(`Una duda de ${parent.email}`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click()
  await expect(page).toHaveURL('/contacto')
  await expect(form.subject).toHaveValue(`Una duda de ${parent.email}`)
  await expect(form.email).toHaveValue(parent.email)
  await form.message.fill('¿Hay elevador?')

  await faults(page).add({ path: '/contacts', delay: 500, drop: 'after', times: 1 })
  await form.send.dblclick()
  await expect(page.getByText(/No sabemos si tu mensaje llegó al museo/)).toBeVisible()
  await expectAccessible(page)
  expect(await received(page, 'POST /contacts')).toHaveLength(1)
  await page.reload()
  await expect(form.message).toHaveValue('¿Hay elevador?')

  await form.send.click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(form.message).toHaveValue('')
  const subjects = (await outbox(request, MUSEUM_MAILBOX)).map(({ subject }) => subject)
  expect(subjects).toContain(`Contacto: Una duda de ${parent.email}`)
})

test('A press on the button is not lost because the field that it leaves shows an error meanwhile', async ({
  page,
}) => {
  const form = await openPage(page)
  await form.email.fill('a@b.c')
  await form.message.focus()
  await expect(form.email).toHaveAccessibleDescription('No es un correo válido.')
  await form.send.click({ delay: 150 })
  await expect(form.summary).toBeVisible()
})

/** Runs in the page: scrolls from its end to its top, and returns how often the button was seen, and over what. */
async function scrollUpAndLook(name: string) {
  const buttons = [...document.querySelectorAll('aside a')]
  const button = buttons.find((one) => one.textContent === name)
  if (!button?.parentElement) throw new Error(`No button «${name}»`)
  const covered: string[] = []
  const words: string[] = []
  let seen = 0
  for (let top = document.documentElement.scrollHeight; top > -120; top -= 120) {
    window.scrollTo({ top: Math.max(top, 0), behavior: 'instant' })
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
    if (getComputedStyle(button.parentElement).opacity === '0') continue
    seen += 1
    const own = button.getBoundingClientRect()
    const isUnder = (box: DOMRect) =>
      box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top && box.width > 0
    for (const control of document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')) {
      if (isUnder(control.getBoundingClientRect())) covered.push(`${String(top)}: ${control.textContent}`)
    }
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some(isUnder)) words.push(`${String(top)}: ${text.textContent}`)
    }
  }
  return { seen, covered, words }
}

test('47. The floating button covers no control of any page, and on a narrow phone neither form nor footer', async ({
  page,
}) => {
  test.slow()
  const button = page.getByRole('link', { name: 'Contáctanos' })
  for (const path of readingRoutes) {
    await page.goto(path, { waitUntil: 'networkidle' })
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      await expect(button).toBeAttached()
      const { seen, covered } = await page.evaluate(scrollUpAndLook, 'Contáctanos')
      expect(covered, path).toEqual([])
      expect(seen, path).toBeGreaterThan(0)
    }
  }

  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/home/contacto')
  await expect(contactForm(page.getByRole('main')).send).toBeVisible()
  await expect(button.locator('..')).toHaveCSS('opacity', '0')
  await page.goto('/sugerencias')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('contentinfo').getByText(/^© /).scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      const floating = await button.boundingBox()
      const footer = await page.getByRole('contentinfo').boundingBox()
      return floating !== null && footer !== null && floating.y + floating.height <= footer.y
    })
    .toBe(true)
})

test('The floating button goes on scrolling down and comes with the keyboard, small until then, also in large text', async ({
  page,
}) => {
  await page.goto('/terminos-condiciones')
  const button = page.getByRole('link', { name: 'Contáctanos' })
  const corner = button.locator('..')
  await expect(corner).toHaveCSS('opacity', '1')
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 600)
  await expect(corner).toHaveCSS('opacity', '0')
  await page.mouse.wheel(0, -200)
  await expect(corner).toHaveCSS('opacity', '1')
  await page.mouse.wheel(0, 300)
  await expect(corner).toHaveCSS('opacity', '0')
  await button.focus()
  await expect(corner).toHaveCSS('opacity', '1')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/terminos-condiciones')
  await expect(button).toHaveCSS('width', '48px')
  await expect(button).toHaveCSS('height', '48px')
  await button.focus()
  await expect(button.getByText('Contáctanos')).toBeInViewport()
  await button.blur()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { font-size: 200% !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await expect(button).toHaveCSS('height', '48px')
  const { words } = await page.evaluate(scrollUpAndLook, 'Contáctanos')
  expect(words).toEqual([])
})

test('The map comes when it scrolls into view; one that cannot come leaves the sketch', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/net::ERR_FAILED/)
  const address = readSettings(process.env).museum.mapEmbedUrl
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto('/contacto')
  await expect(contactForm(page.getByRole('main')).send).toBeEnabled()
  expect(requested).not.toContain(address)
  const link = page.getByRole('link', { name: /^Abrir en mapas/ })
  await expect(link).toHaveAttribute('href', /^https:\/\//)
  await link.scrollIntoViewIfNeeded()
  const map = page.getByTitle('Mapa: el museo y sus alrededores')
  await expect(map.contentFrame().getByRole('heading', { level: 1, name: '/mapa' })).toBeVisible()

  await page.route('**/mapa', (route) => route.abort())
  await page.goto('/contacto')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mapa'))
  await link.scrollIntoViewIfNeeded()
  await failed
  await expect(page.getByText('Alameda Central', { exact: true })).toBeVisible()
  await expect(page.getByTitle(/^Mapa/)).toHaveCount(0)
})
