import type { Locator, Page } from '@playwright/test'

import { readSettings } from '../../src/lib/settings'
import { MUSEUM_MAILBOX } from '../embedded-api/mail/requestMails'
import { newParent, startSession } from './support/people'
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'

const SENT = 'Correo enviado correctamente'

/** The contact form, wherever it is. */
function contactForm(place: Locator) {
  return {
    subject: place.getByLabel('Asunto'),
    email: place.getByLabel('Correo electrónico'),
    message: place.getByLabel('Mensaje'),
    summary: place.getByRole('region', { name: 'Revisa 3 datos antes de enviar' }),
    send: place.getByRole('button', { name: 'Enviar mensaje' }),
  }
}

async function openPage(page: Page) {
  await page.goto('/contacto')
  return contactForm(page.getByRole('main'))
}

async function openDialog(page: Page) {
  await page.goto('/sugerencias')
  await page.getByRole('button', { name: 'Contáctanos' }).click()
  return contactForm(page.getByRole('dialog', { name: 'Contáctanos' }))
}

test('47. The contact dialog knows who is signed in, sends, says so for a while and is empty again', async ({
  page,
  request,
}) => {
  const parent = await newParent(request)
  await startSession(page, parent)
  const form = await openDialog(page)
  await expect(form.email).toHaveValue(parent.email)
  await form.subject.fill(`Una duda de ${parent.email}`)
  await form.message.fill('¿Hay elevador?')
  await form.send.click()

  await expect(page.getByText(SENT)).toBeVisible()
  await expect(form.subject).toHaveValue('')
  await expect(form.message).toHaveValue('')
  await expect(form.email).toHaveValue(parent.email)
  await expect(page.getByText(SENT)).toBeHidden()
  expect(await received(page, 'POST /contacts')).toMatchObject([
    {
      authorization: null,
      body: { subject: `Una duda de ${parent.email}`, email: parent.email, message: '¿Hay elevador?' },
    },
  ])
  const subjects = (await outbox(request, MUSEUM_MAILBOX)).map(({ subject }) => subject)
  expect(subjects).toContain(`Contacto: Una duda de ${parent.email}`)
})

test('47. Without an answer nobody knows whether the message arrived, and it stays, also over a reload', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/)
  await faults(page).add({ path: '/contacts', drop: 'after' })
  const form = await openPage(page)
  await form.subject.fill('Una duda')
  await form.email.fill('ana@correo.example.mx')
  await form.message.fill('¿Hay elevador?')
  await form.send.dblclick()
  await expect(page.getByText('Error de servidor, intente de nuevo más tarde.')).toBeVisible()
  await expect(page.getByText(/No sabemos si tu mensaje llegó al museo/)).toBeVisible()
  await page.reload()
  await expect(form.subject).toHaveValue('Una duda')
  await expect(form.message).toHaveValue('¿Hay elevador?')
  expect(await received(page, 'POST /contacts')).toHaveLength(1)
})

test('47. What was begun in the dialog goes on at home and on the page', async ({ page }) => {
  const dialog = await openDialog(page)
  await dialog.subject.fill('Una duda')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Contáctanos' })).toBeFocused()
  await page.goto('/home/contacto')
  await expect(contactForm(page.getByRole('main')).subject).toHaveValue('Una duda')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto' }).click()
  await expect(contactForm(page.getByRole('main')).subject).toHaveValue('Una duda')
})

test('47. The floating button covers neither the form nor the footer of a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const button = page.getByRole('button', { name: 'Contáctanos' })
  await page.goto('/')
  await expect(button).toBeInViewport()

  await page.goto('/home/contacto')
  await expect(contactForm(page.getByRole('main')).send).toBeVisible()
  await expect(button).toBeHidden()

  await page.goto('/sugerencias')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('contentinfo')
    .getByText(/^Precios válidos solo para 2025\./)
    .scrollIntoViewIfNeeded()
  await expect
    .poll(async () => {
      const floating = await button.boundingBox()
      const footer = await page.getByRole('contentinfo').boundingBox()
      return floating !== null && footer !== null && floating.y + floating.height <= footer.y
    })
    .toBe(true)
})

test('47. The map is fetched only by who asks for it, and the link beside it needs no map', async ({
  page,
  allowOrigin,
}) => {
  await page.goto('/contacto')
  const link = page.getByRole('link', { name: /^Abrir en mapas/ })
  await expect(link).toHaveAttribute('href', /^https:\/\//)
  const map = page.getByTitle('Mapa: el museo y sus alrededores')
  await expect(map).toBeHidden()
  const { origin } = new URL(readSettings(process.env).museum.mapEmbedUrl)
  allowOrigin(origin)
  await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Mapa</p>' }))
  await page.getByRole('button', { name: 'Ver el mapa aquí' }).click()
  await expect(map.contentFrame().getByText('Mapa')).toBeVisible()
})
