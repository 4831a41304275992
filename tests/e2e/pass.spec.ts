import type { Page } from '@playwright/test'

import { contentSiteUrl } from './support/addresses'
import { fillSignIn, newTeacher, PASSWORD, signIn, startSession, signOut } from './support/people'
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

test('37. The first sign-in welcomes by full name with the pass, which is saved as myt-qr.pdf', async ({
  page,
  request,
}) => {
  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
  await expect(dialog(page).getByRole('heading', { name: 'Te damos la bienvenida, Elena Torres Luna' })).toBeFocused()
  await expect(dialog(page).getByRole('img', { name: 'Código QR de tu entrada de cortesía' })).toBeVisible()
  await expect(dialog(page).getByText('preséntalo en la taquilla del museo')).toBeVisible()
  const box = await dialog(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(564)

  await faults(page).add({ path: '/users/*/download_qr_code', delay: 1500, times: 1 })
  const download = page.waitForEvent('download')
  await inDialog(page, 'Descargar').click()
  const busy = inDialog(page, 'Descargando…')
  await expect(busy).toBeDisabled()
  await busy.click({ force: true })
  expect((await download).suggestedFilename()).toBe('myt-qr.pdf')
  await expect(inDialog(page, 'Descargar')).toBeEnabled()
  const [call, ...others] = await calls(page, 'download_qr_code')
  expect(call?.authorization).toMatch(/^Bearer ./)
  expect(others).toEqual([])
})

for (const [name, fault] of [
  ['a 500', { status: 500 }],
  ['a lost connection', { drop: 'before' }],
  ['a proxy’s page', { body: 'html', status: 200 }],
] as const) {
  test(`37. The download fails after ${name}`, async ({ page, request, allowConsole }) => {
    allowConsole(/status of 500|ERR_/)
    await signIn(page, await newTeacher(request, { neverSignedIn: true }))
    await faults(page).add({ path: '/users/*/download_qr_code', ...fault })
    await inDialog(page, 'Descargar').click()
    await expect(dialog(page).getByText('Error al descargar el archivo.')).toBeVisible()
    await faults(page).clear()
    const download = page.waitForEvent('download')
    await inDialog(page, 'Descargar').click()
    expect((await download).suggestedFilename()).toBe('myt-qr.pdf')
    await expect(dialog(page).getByText('Error al descargar el archivo.')).toBeHidden()
  })
}

test('38. The pass is e-mailed once; «Regresar» and «Ir a inicio» lead on', async ({ page, request }) => {
  const teacher = await newTeacher(request, { neverSignedIn: true })
  await signIn(page, teacher)
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

test('90. «Continuar» closes the dialog and goes on to the page that asked to sign in', async ({ page, request }) => {
  await page.goto('/solicitud-visita')
  await expect(page).toHaveURL('/login')
  const { email } = await newTeacher(request, { neverSignedIn: true })
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await inDialog(page, 'Continuar').click()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL('/solicitud-visita')
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

test('38. On a small phone every action is in sight, the e-mail first', async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
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
})

test('38. An answer that is lost leaves open whether the e-mail went out, and repeats nothing', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_/)
  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
  await faults(page).add({ path: '/users/*/send_qr_code', drop: 'after', times: 1 })
  await send(page).click()
  await expect(dialog(page).getByText('Error de servidor, intente de nuevo más tarde.')).toBeVisible()
  await expect(dialog(page).getByText('No sabemos si el correo salió.')).toBeVisible()
  expect(await calls(page, 'send_qr_code')).toHaveLength(1)
})

test('38. What the server refuses is told in its words', async ({ page, request, allowConsole }) => {
  allowConsole(/status of 422/)
  await signIn(page, await newTeacher(request, { neverSignedIn: true }))
  const json = { errors: [{ detail: 'Tu pase de cortesía ya fue utilizado.' }] }
  await faults(page).add({ path: '/users/*/send_qr_code', status: 422, json })
  await send(page).click()
  await expect(dialog(page).getByText('Tu pase de cortesía ya fue utilizado.')).toBeVisible()
})

test('39. Neither a reload nor the second sign-in shows the pass again', async ({ page, request }) => {
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
})

test('39. Whoever has no pass is not welcomed with one', async ({ page, request }) => {
  const teacher = await newTeacher(request, { neverSignedIn: true })
  const json = { id: 1, auth_token: 't', sign_in_count: 1, free_pass: false, name: 'Elena', profile_id: 1 }
  await faults(page).add({ path: '/users/sign_in', status: 200, json })
  await signIn(page, teacher)
  await expect(page.getByRole('heading', { name: HOME })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('39. «Mi pase de cortesía» in the account opens it again, and greets nobody', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  await page.goto('/mi-cuenta')
  await page.getByRole('main').getByRole('region', { name: 'Mi pase de cortesía' }).getByRole('button').click()
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
