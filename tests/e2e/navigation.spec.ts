import type { APIRequestContext, Page } from '@playwright/test'

import { contentSiteUrl } from './support/addresses'
import { newParent, newTeacher, type Person, startSession } from './support/people'
import { expect, test } from './support/test'
import { CONFIRMATION, newTeacherReadyToSend, visitForm, visitPayload } from './support/visitForm'

const bar = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string | RegExp) =>
  bar(page).getByRole('link', { name, exact: typeof name === 'string' })
const menu = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name })

const sessionOf = (body: { id: number; auth_token: string }) => body

async function requestVisit(request: APIRequestContext, { email, password }: Person) {
  const session = await request.post('/api/v1/users/sign_in', { data: { user: { email, password } } })
  const { id, auth_token: token } = sessionOf(await session.json())
  const headers = { Authorization: `Bearer ${token}` }
  const visit = await request.post('/api/v1/appointments', { headers, data: { ...visitPayload, user_id: id } })
  expect(visit.status()).toBe(201)
}

test('48. Who is signed out gets the sign-in, the plain questionnaire and no requests', async ({ page }) => {
  await page.goto('/')
  await expect(link(page, 'Iniciar sesión')).toHaveAttribute('href', '/login')
  await expect(link(page, 'Cuestionarios')).toHaveAttribute('href', '/responder-cuestionario')
  await menu(page, 'Visitas Escolares').click()
  await expect(link(page, 'Proyectos de visita')).toHaveAttribute('href', '/justificacion-proyecto')
  await expect(link(page, 'Ventajas de la visita')).toHaveAttribute('href', '/ventajas-visita')
  await expect(link(page, /^Solicitar/)).toHaveCount(0)
  await expect(link(page, /^(Enviar|Responder) cuestionario/)).toHaveCount(0)
})

test('48. A teacher may request a visit and send the questionnaire', async ({ page, request }) => {
  await startSession(page, await newTeacher(request))
  await page.goto('/')
  await expect(bar(page).getByText('Bienvenid@ Elena')).toBeVisible()
  await expect(link(page, 'Solicitar visita')).toHaveAttribute('href', '/solicitud-visita')
  await expect(link(page, 'Cuestionarios')).toHaveCount(0)
  await menu(page, 'Visitas Escolares').click()
  await expect(link(page, 'Enviar cuestionario')).toHaveAttribute('href', '/enviar-cuestionario')
  await expect(link(page, 'Responder cuestionario')).toHaveCount(0)
  await menu(page, 'Bienvenid@ Elena tu cuenta').click()
  await expect(link(page, 'Mi cuenta')).toHaveAttribute('href', '/mi-cuenta')
  await expect(link(page, 'Cerrar sesión')).toHaveAttribute('href', '/logout')
  await expect(link(page, 'Proyecto de Visita')).toHaveCount(0)
})

test('48. A teacher with a visit also gets their visit project', async ({ page, request }) => {
  const teacher = await newTeacher(request)
  await requestVisit(request, teacher)
  await startSession(page, teacher)
  await page.goto('/')
  await menu(page, 'Bienvenid@ Elena tu cuenta').click()
  await expect(link(page, 'Proyecto de Visita')).toHaveAttribute('href', '/justificacion-proyecto')
})

test('48. A visit that is requested in one tab is in the menus of the others', async ({ page, context, request }) => {
  await newTeacherReadyToSend(page, request)
  const other = await context.newPage()
  await other.goto('/')
  await menu(other, 'Bienvenid@ Elena tu cuenta').click()
  await expect(link(other, 'Mi cuenta')).toBeVisible()
  await expect(link(other, 'Proyecto de Visita')).toHaveCount(0)

  await page.bringToFront()
  await visitForm(page).submit.click()
  await expect(page).toHaveURL(CONFIRMATION)
  await expect(link(other, 'Proyecto de Visita')).toBeVisible()
})

test('48. A parent answers the questionnaire and has no teacher’s links', async ({ page, request }) => {
  await startSession(page, await newParent(request))
  await page.goto('/')
  await menu(page, 'Visitas Escolares').click()
  await expect(link(page, 'Responder cuestionario')).toHaveAttribute('href', '/responder-cuestionario')
  await expect(link(page, /^(Solicitar|Enviar cuestionario)/)).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /^Solicitar/ })).toHaveCount(0)
})

for (const path of ['/ventajas-visita', '/ventajas-visita/']) {
  test(`48. The place where one is, is marked at ${path}`, async ({ page }) => {
    await page.goto(path)
    await menu(page, 'Visitas Escolares').click()
    await expect(link(page, 'Ventajas de la visita')).toHaveAttribute('aria-current', 'page')
    await expect(bar(page).locator('[aria-current]')).toHaveCount(1)
    await expect(link(page, /^Inicio/)).not.toHaveAttribute('aria-current')
  })
}

test('48. The phone’s menu has two levels, and closes when the page is scrolled', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await startSession(page, await newTeacher(request))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Recordar abre puertas' })).toBeVisible()
  await menu(page, 'Menú').click()
  await menu(page, 'Visitas Escolares').click()
  await menu(page, 'Cuestionarios').click()
  await expect(link(page, 'Enviar cuestionario')).toBeVisible()

  await page.evaluate(() => window.scrollBy({ top: 200, behavior: 'instant' }))
  await expect(menu(page, 'Menú')).toHaveAttribute('aria-expanded', 'false')
  await expect(link(page, 'Enviar cuestionario')).toBeHidden()
})

test('48. Menus open and close by keyboard', async ({ page }) => {
  await page.goto('/terminos-condiciones')
  const resources = menu(page, 'Recursos Educativos')
  await resources.focus()
  await page.keyboard.press('Enter')
  await expect(resources).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Recursos Educativos')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(resources).toHaveAttribute('aria-expanded', 'false')
  await expect(resources).toBeFocused()
})

test('48. The entries of the content site lead there, and so does the logo', async ({ page }) => {
  await page.goto('/terminos-condiciones')
  await expect(bar(page).getByRole('link', { name: /^Museo Memoria y Tolerancia/ })).toHaveAttribute(
    'href',
    contentSiteUrl,
  )
  for (const [group, name, title] of [
    ['Visitas Escolares', /^Visitas escolares en el sitio del museo/, 'Visitas escolares'],
    ['Recursos Educativos', /^Memoria y genocidios/, 'Memoria y genocidios'],
    ['Recursos Educativos', /^Tolerancia y cultura de paz/, 'Tolerancia y cultura de paz'],
    ['Recursos Educativos', /^Violencia/, 'Violencia'],
  ] as const) {
    await page.goto('/terminos-condiciones')
    await menu(page, group).click()
    await link(page, name).click()
    expect(new URL(page.url()).origin).toBe(contentSiteUrl)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

test('54. Without a content site its entries lead to pages here, and what goes deeper is under construction', async ({
  page,
}) => {
  // The same build as if no content site had been configured, on a page that is not written: those name it in their HTML.
  await page.route('**/assets/*.js', async (route) => {
    const script = await route.fetch()
    await route.fulfill({ response: script, body: (await script.text()).replaceAll(contentSiteUrl, '') })
  })
  await page.goto('/home/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await menu(page, 'Recursos Educativos').click()
  await link(page, 'Violencia').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Violencia' })).toBeFocused()
  const explore = page.getByRole('button', { name: /^Explorar «Violencia»/ })
  await explore.click()

  const dialog = page.getByRole('dialog', { name: 'Sitio en construcción' })
  await expect(dialog).toContainText('Esta página todavía no está disponible')
  await expect(dialog).toContainText('te invitamos a explorar otras secciones')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog).toBeHidden()
  await expect(explore).toBeFocused()
})

test('70. Signed out, both sections are one step away by mouse, keyboard and phone', async ({ page }) => {
  for (const [group, path] of [
    ['Visitas Escolares', '/VisitasEscolares'],
    ['Recursos Educativos', '/RecursosEducativos'],
  ] as const) {
    await page.goto('/terminos-condiciones')
    await menu(page, group).click()
    await link(page, group).click()
    await expect(page).toHaveURL(path)
    await page.goto('/terminos-condiciones')
    await menu(page, group).press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
  }
  await page.goto('/requisitos')
  await expect(menu(page, 'Visitas Escolares')).toHaveAttribute('data-active', 'true')
  await page.setViewportSize({ width: 390, height: 780 })
  await menu(page, 'Menú').click()
  await menu(page, 'Visitas Escolares').click()
  await link(page, 'Visitas Escolares').click()
  await expect(page).toHaveURL('/VisitasEscolares')
})
