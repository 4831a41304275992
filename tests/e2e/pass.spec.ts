import type { Page } from '@playwright/test'

import { contentSiteUrl } from './support/addresses'
import { fillSignIn, newTeacher, signIn, signOut } from './support/people'
import { faults, outbox, received } from './support/server'
import { expect, test } from './support/test'

const HOME = 'Recordar abre puertas'
const SENT = 'Código QR enviado correctamente'

const dialog = (page: Page) => page.getByRole('dialog')
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const send = (page: Page) => inDialog(page, 'Enviar por correo y continuar')

/** The calls about passes that the server received from this page's browser. */
async function calls(page: Page, what: 'send_qr_code' | 'download_qr_code') {
  const cookies = await page.context().cookies()
  const id = cookies.find(({ name }) => name === 'id')?.value ?? ''
  return received(page, `GET /users/${id}/${what}`)
}

test('37. The first sign-in welcomes by full name with the pass, which is saved as myt-qr.pdf at the second try', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_/)
  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
  await expect(dialog(page).getByRole('heading', { name: 'Te damos la bienvenida, Elena Torres Luna' })).toBeFocused()
  await expect(dialog(page).getByRole('img', { name: 'Código QR de tu entrada de cortesía' })).toBeVisible()
  await expect(dialog(page).getByText('preséntalo en la taquilla del museo')).toBeVisible()
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(564)

  await faults(page).add({ path: '/users/*/download_qr_code', drop: 'before', times: 1 })
  await inDialog(page, 'Descargar').click()
  await expect(dialog(page).getByText('Error al descargar el archivo.')).toBeVisible()
  await faults(page).add({ path: '/users/*/download_qr_code', delay: 1500, times: 1 })
  const download = page.waitForEvent('download')
  await inDialog(page, 'Descargar').click()
  const busy = inDialog(page, 'Descargando…')
  await expect(busy).toBeDisabled()
  await busy.click({ force: true })
  expect((await download).suggestedFilename()).toBe('myt-qr.pdf')
  await expect(inDialog(page, 'Descargar')).toBeEnabled()
  await expect(dialog(page).getByText('Error al descargar el archivo.')).toBeHidden()
  const made = await calls(page, 'download_qr_code')
  expect(made.map(({ authorization }) => authorization)).toEqual([
    expect.stringMatching(/^Bearer ./),
    expect.stringMatching(/^Bearer ./),
  ])
})

test('38. On a small phone every action is in sight; the pass is e-mailed once, and «Regresar» and «Ir a inicio» lead on', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const teacher = await newTeacher(request, { neverSignedIn: true })
  await signIn(page, teacher)
  const actions = ['Enviar por correo y continuar', 'Descargar', 'Imprimir', 'Continuar']
  await expect(dialog(page).getByRole('button')).toContainText([...actions, ''])
  for (const action of actions) await expect(inDialog(page, action)).toBeInViewport({ ratio: 1 })

  // With text twice as large the code is whole.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const code = dialog(page).getByRole('img', { name: 'Código QR de tu entrada de cortesía' })
  await code.scrollIntoViewIfNeeded()
  await expect(code).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await faults(page).add({ path: '/users/*/send_qr_code', delay: 1000 })
  await send(page).dblclick()
  await expect(dialog(page).getByRole('heading', { name: SENT })).toBeFocused()
  await expect(dialog(page).getByText('Favor de revisar tu bandeja de entrada y spam.')).toBeVisible()
  const [call, ...others] = await calls(page, 'send_qr_code')
  expect(call?.authorization).toMatch(/^Bearer ./)
  expect(others).toEqual([])
  const [mail] = await outbox(request, teacher.email)
  expect(mail?.subject).toBe('Tu entrada de cortesía al Museo Memoria y Tolerancia')

  await inDialog(page, 'Regresar').click()
  await expect(dialog(page).getByRole('heading', { name: /Te damos la bienvenida/ })).toBeFocused()
  await expect(dialog(page).getByText(SENT)).toBeHidden()
  expect(await calls(page, 'send_qr_code')).toHaveLength(1)

  await send(page).click()
  await dialog(page).getByRole('link', { name: 'Ir a inicio' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')

  // The e-mail's link opens the page of the ticket desk.
  const link = mail?.links.find((address) => address.includes('/free-pass?')) ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Elena Torres Luna' })).toBeVisible()
})

test('90. Whoever came from the content site sees the pass first, and goes back there or home', async ({
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

test('39. Neither a reload nor the second sign-in shows the pass again; «Mi cuenta» does', async ({
  page,
  request,
}) => {
  const teacher = await newTeacher(request, { neverSignedIn: true })
  await signIn(page, teacher)
  await expect(dialog(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await signOut(page)
  await signIn(page, teacher)
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await page.goto('/mi-cuenta')
  await page.getByRole('region', { name: 'Mi pase de cortesía' }).getByRole('button').click()
  await expect(dialog(page).getByRole('heading', { name: 'Tu entrada de cortesía' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: 'Código QR de tu entrada de cortesía' })).toBeVisible()
})

test('37. When the dialog cannot be loaded it says so, and where the pass is', async ({
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
