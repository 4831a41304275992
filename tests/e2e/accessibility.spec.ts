import type { Page } from '@playwright/test'

import { pressContactButton } from './support/contactButton'
import { expectAccessible, expectAccessibleHere, SCREENS } from './support/accessibility'
import { errorSummary } from './support/errorSummary'
import { expectFocusSeen, expectLaidOut } from './support/layout'
import { confirmationLink, fillSignIn, newEmail, newTeacher, startSession } from './support/people'
import { createAccount, fillTeacher } from './support/registrationForm'
import { faults } from './support/server'
import { expect, test } from './support/test'

test.use({ reducedMotion: 'reduce' })

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menú' })

test('55. Sign-in: from the questionnaire, with errors, refused, after the session ended', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 401/)
  const teacher = await newTeacher(request)
  await page.goto('/login?fromQuestionnaire=true')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/login')
  await submit(page).click()
  await expect(errorSummary(page)).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await expectFocusSeen(page)

  await fillSignIn(page, { ...teacher, password: 'Equivocada1' })
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
  await expectAccessible(page)

  await startSession(page, teacher)
  await page
    .context()
    .addCookies([{ name: 'token', value: 'caducada', url: page.url() }, ...(await cookiesWithToken(page, 'caducada'))])
  await page.goto('/solicitud-visita')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible()
  await expectAccessible(page)
})

test('55. Registration: filled, list open, with errors', async ({ page }) => {
  await page.goto('/registro')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await fillTeacher(page, newEmail())
  await expectAccessible(page)

  const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
  await school.fill('benito')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await school.press('Escape')

  await page.reload()
  for (const label of ['Nombre(s)', 'Teléfono', 'CCT']) await page.getByLabel(label).fill('')
  await createAccount(page).click()
  await expect(errorSummary(page)).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await expectFocusSeen(page)
})

test('55. The account confirmed and not, the questions, and contact in every state', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of (?:400|500)/)
  const teacher = await newTeacher(request, { unconfirmed: true })
  await page.goto(await confirmationLink(request, teacher.email))
  await expect(page.getByText('Tu cuenta ha sido validada')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/api/v1/users/confirmation?confirmation_token=no-existe')
  await expect(page.getByText('No pudimos validar tu cuenta')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/home/faq')
  await page.getByRole('button', { name: '¿Cuánto cuesta la visita?' }).click()
  await expectAccessible(page)

  await page.goto('/home/contacto')
  await expect(page.getByLabel('Asunto')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByRole('link', { name: 'El asunto es obligatorio' })).toBeVisible()
  await expectAccessible(page)

  await faults(page).add({ path: '/contacts', status: 500, times: 1 })
  await page.goto('/sugerencias')
  await pressContactButton(page)
  await expect(page.getByLabel('Asunto')).toBeVisible()
  await expectAccessible(page)
  await expectLaidOut(page)
  await expectFocusSeen(page)
  await page.getByLabel('Asunto').fill('Una duda')
  await page.getByLabel('Correo electrónico').fill('ana@correo.example.mx')
  await page.getByLabel('Mensaje').fill('¿Hay elevador?')
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText(/No sabemos si tu mensaje llegó/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(page.getByText('Correo enviado correctamente')).toBeVisible()
  await expectAccessible(page)
})

test('55. Every menu, open, signed out and signed in', async ({ page, request }) => {
  for (const who of ['visitor', 'teacher']) {
    if (who === 'teacher') await startSession(page, await newTeacher(request))
    for (const viewport of SCREENS) {
      await page.setViewportSize(viewport)
      await page.goto('/terminos-condiciones')
      await openEachMenu(page)
    }
  }
})

async function openEachMenu(page: Page) {
  const bar = page.getByRole('banner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isMobile = await menuButton(page).isVisible()
  if (isMobile) {
    await menuButton(page).click()
    await expectAccessibleHere(page)
  }
  const groups = bar.locator('button[aria-expanded]:visible')
  const count = await groups.count()
  expect(count).toBeGreaterThan(isMobile ? 2 : 1)
  for (let place = isMobile ? 1 : 0; place < count; place += 1) {
    await groups.nth(place).click()
    await expectAccessibleHere(page)
    // On a phone a group may hold another one.
    if ((await groups.count()) > count) {
      await groups.nth(place + 1).click()
      await expectAccessibleHere(page)
    }
    await groups.nth(place).click()
  }
  await page.keyboard.press('Escape')
}

/** The session's user cookie with a token that the API does not know. */
async function cookiesWithToken(page: Page, token: string) {
  const cookies = await page.context().cookies()
  return cookies
    .filter(({ name }) => name === 'user')
    .map(({ name, value }) => ({
      name,
      value: encodeURIComponent(JSON.stringify({ ...JSON.parse(decodeURIComponent(value)), auth_token: token })),
      url: page.url(),
    }))
}
