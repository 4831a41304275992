import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { contentSiteUrl } from './support/addresses'
import { desk } from './support/passes'
import { fillSignIn, newTeacher, signIn } from './support/people'
import { faults, outbox } from './support/server'
import { expect, test } from './support/test'

const HOME = 'Recordar abre puertas'
const SENT = 'Código QR enviado correctamente'

const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const send = (page: Page) => inDialog(page, 'Enviar por correo y continuar')

test('38. On a small phone, a teacher sees every action of the pass, retries a download and e-mails the pass', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_/)
  await page.setViewportSize({ width: 360, height: 640 })
  const teacher = await newTeacher(request, { neverSignedIn: true })
  await signIn(page, teacher)
  const actions = ['Enviar por correo y continuar', 'Descargar', 'Imprimir', 'Continuar']
  await expect(dialog(page).getByRole('button')).toContainText([...actions, ''])
  for (const action of actions) await expect(inDialog(page, action)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  // At 200 % text size, the whole QR code fits into the viewport.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const code = dialog(page).getByRole('img', { name: 'Código QR de tu entrada de cortesía' })
  await code.scrollIntoViewIfNeeded()
  await expect(code).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await faults(page).add({ path: '/users/*/download_qr_code', drop: 'before', times: 1 })
  await inDialog(page, 'Descargar').click()
  await expect(dialog(page).getByText('Error al descargar el archivo.')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await inDialog(page, 'Descargar').click()
  expect((await download).suggestedFilename()).toBe('myt-qr.pdf')

  await send(page).click()
  await expect(dialog(page).getByRole('heading', { name: SENT })).toBeFocused()
  await expectAccessible(page)
  const [mail] = await outbox(request, teacher.email)
  expect(mail?.subject).toBe('Tu entrada de cortesía al Museo Memoria y Tolerancia')
  await dialog(page).getByRole('link', { name: 'Ir a inicio' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')

  // The e-mail's link opens the ticket desk's page, which shows its holder the way to the account.
  const link = mail?.links.find((address) => address.includes('/free-pass?')) ?? ''
  await page.goto(link)
  await expect(desk(page).title('Este es tu pase.')).toBeVisible()
  await expect(page.getByText('Elena Torres Luna')).toBeVisible()
})

test('90. A user from the content site sees the pass first, then returns to that site or goes to the home page', async ({
  page,
  request,
}) => {
  async function comeFromContentSite() {
    await page.goto(contentSiteUrl)
    await page.getByRole('link', { name: 'Iniciar sesión y volver aquí' }).click()
    await fillSignIn(page, await newTeacher(request, { neverSignedIn: true }))
    await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(dialog(page)).toBeVisible()
  }
  await comeFromContentSite()
  await inDialog(page, 'Continuar').click()
  await expect(page).toHaveURL(`${contentSiteUrl}/`)

  await page.context().clearCookies()
  await comeFromContentSite()
  await send(page).click()
  await dialog(page).getByRole('link', { name: 'Ir a inicio' }).click()
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('The door in the pass dialog is animated once, and never with reduced motion', async ({ page, request }) => {
  const moving = () =>
    dialog(page).evaluate((shown) => {
      const animations = shown.getAnimations({ subtree: true })
      return animations.filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::after')
        .length
    })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
  await expect(dialog(page)).toBeVisible()
  expect(await moving()).toBe(0)

  await page.context().clearCookies()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    document.addEventListener('animationend', ({ pseudoElement }) => {
      if (pseudoElement === '::after') document.documentElement.classList.add('door-opened')
    })
  })
  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
  await expect(page.locator('.door-opened')).toHaveCount(1)
  await send(page).click()
  await inDialog(page, 'Regresar').click()
  await expect(send(page)).toBeVisible()
  expect(await moving()).toBe(0)
})

test('A notice with a link to the account replaces a pass dialog that fails to load', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/PassDialog|ERR_FAILED|dynamically imported/)
  await page.route(/PassDialog-[^/]+\.js/, (route) => route.abort())
  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
  const notice = page.getByRole('alert').filter({ hasText: 'No pudimos mostrar tu pase de cortesía.' })
  await expect(notice).toBeVisible()
  await notice.getByRole('link', { name: 'Mi cuenta' }).click()
  await expect(page).toHaveURL('/mi-cuenta')
  await expect(notice).toBeHidden()
})
