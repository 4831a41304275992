import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { confirmationLink, fillSignIn, newEmail, newTeacher, signIn } from './support/people'
import { createAccount, fillTeacher } from './support/registrationForm'
import { openRoute, teacherRoutes, visitorRoutes } from './support/routes'
import { expect, test } from './support/test'
import { newTeacherWithVisit } from './support/visitForm'

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' })
const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menú' })

/** Nothing sticks out to the side: nobody has to scroll in two directions. */
async function expectNoSidewaysScroll(page: Page) {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(excess).toBeLessThanOrEqual(0)
}

async function expectReadable(page: Page, route: string) {
  await test.step(route, async () => {
    await openRoute(page, route)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

for (const width of [320, 390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 1024 ? 780 : 900 } })

    test.afterEach(({ page }) => expectNoSidewaysScroll(page))

    test(`55. Every page as a visitor finds it (${width} px)`, async ({ page }) => {
      test.setTimeout(600_000)
      for (const route of visitorRoutes) await expectReadable(page, route)
    })

    test(`55. Every page that is for teachers (${width} px)`, async ({ page, request }) => {
      test.setTimeout(600_000)
      await newTeacherWithVisit(page, request)
      for (const route of teacherRoutes) await expectReadable(page, route)
    })

    test(`55. Sign-in: empty, with errors, refused (${width} px)`, async ({ page, request, allowConsole }) => {
      allowConsole(/status of 401/)
      const teacher = await newTeacher(request)
      await page.goto('/login')
      await expect(submit(page)).toBeVisible()
      await expectAccessible(page)

      await submit(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)

      await fillSignIn(page, { ...teacher, password: 'Equivocada1' })
      await submit(page).click()
      await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
      await expectAccessible(page)
    })

    test(`55. Sign-in after the session ended, and from the questionnaire (${width} px)`, async ({
      page,
      request,
      allowConsole,
    }) => {
      allowConsole(/status of 401/)
      await page.goto('/login?fromQuestionnaire=true')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)

      await signIn(page, await newTeacher(request))
      await page
        .context()
        .addCookies([
          { name: 'token', value: 'caducada', url: page.url() },
          ...(await cookiesWithToken(page, 'caducada')),
        ])
      await page.goto('/solicitud-visita')
      await expect(page).toHaveURL('/login')
      await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible()
      await expectAccessible(page)
    })

    test(`55. Registration: empty, filled, list open, with errors (${width} px)`, async ({ page }) => {
      await page.goto('/registro')
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      await expectAccessible(page)

      await fillTeacher(page, newEmail())
      await expectAccessible(page)

      const school = page.getByRole('combobox', { name: 'Escuela', exact: true })
      await school.fill('benito')
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await school.press('Escape')

      await page.reload()
      for (const label of ['Nombre(s)', 'Teléfono', 'CCT']) await page.getByLabel(label).fill('')
      await createAccount(page).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
    })

    test(`55. Account confirmation: validated and refused (${width} px)`, async ({ page, request, allowConsole }) => {
      allowConsole(/status of 400/)
      const teacher = await newTeacher(request, { unconfirmed: true })
      await page.goto(await confirmationLink(request, teacher.email))
      await expect(page.getByText('Tu cuenta ha sido validada')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/api/v1/users/confirmation?confirmation_token=no-existe')
      await expect(page.getByText('No pudimos validar tu cuenta')).toBeVisible()
      await expectAccessible(page)
    })

    test(`55. Every menu, open, signed out and signed in (${width} px)`, async ({ page, request }) => {
      await page.goto('/login')
      await openEachMenu(page)
      await signIn(page, await newTeacher(request))
      await page.goto('/terminos-condiciones')
      await openEachMenu(page)
    })
  })
}

async function openEachMenu(page: Page) {
  const bar = page.getByRole('banner')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isMobile = await menuButton(page).isVisible()
  if (isMobile) {
    await menuButton(page).click()
    await expectAccessible(page)
  }
  const groups = bar.locator('button[aria-expanded]:visible')
  const count = await groups.count()
  expect(count).toBeGreaterThan(isMobile ? 2 : 1)
  for (let place = isMobile ? 1 : 0; place < count; place += 1) {
    await groups.nth(place).click()
    await expectAccessible(page)
    // On a phone a group may hold another one.
    if ((await groups.count()) > count) {
      await groups.nth(place + 1).click()
      await expectAccessible(page)
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
