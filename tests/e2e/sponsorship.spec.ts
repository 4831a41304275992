import type { APIRequestContext, Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { newParent, newTeacher, type Person, signIn } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'
import { signInHere } from './support/visitForm'

const PAGE = '/solicitud-patrocinio'
const POST = '/sponsorship_requests'
const ADDRESS = 'Calle 5 de Mayo 20, Centro, 06000'
const REASON = 'Nuestras familias no pueden pagar la visita.'

const submit = (page: Page) => page.getByRole('button', { name: 'Enviar solicitud' })
const reason = (page: Page) => page.getByLabel('Razón de la solicitud')
const posts = async (page: Page) => (await received(page, `POST ${POST}`)).length

async function newTeacherHere(page: Page, request: APIRequestContext): Promise<Person> {
  const teacher = await newTeacher(request)
  await page.goto(PAGE)
  await signInHere(page, teacher)
  await expect(page.getByLabel('Nivel educativo')).toHaveValue('2')
  return teacher
}

async function fillIn(page: Page) {
  await page.getByLabel('Dirección de la escuela').fill(ADDRESS)
  await reason(page).fill(REASON)
}

test('46. A complete request travels with numeric ids, and the page says what happens next', async ({
  page,
  request,
}) => {
  const teacher = await newTeacherHere(page, request)
  await fillIn(page)
  await faults(page).add({ path: POST, delay: 2000, times: 1 })
  await submit(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Solicitud de patrocinio enviada' })).toBeFocused()
  await expect(submit(page)).toHaveCount(0)
  expect(await received(page, `POST ${POST}`)).toMatchObject([
    {
      body: {
        teacher_name: 'Elena',
        first_lastname: 'Torres',
        second_lastname: 'Luna',
        email: teacher.email,
        school_type_id: 1,
        school_grade_id: 2,
        school_address: ADDRESS,
        reason: REASON,
      },
    },
  ])
  await page.goto(PAGE)
  await expect(reason(page)).toHaveValue('')
})

test('46. What is too short reads so, and nothing leaves', async ({ page, request }) => {
  await newTeacherHere(page, request)
  await page.getByLabel('Nombre del profesor').fill('An')
  await page.getByLabel('Primer apellido').fill('Li')
  await page.getByLabel('Dirección de la escuela').fill('Calle 5')
  await reason(page).fill('Sin dinero')
  await submit(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Revisa 4 datos antes de enviar' })
  await expect(summary).toBeFocused()
  for (const sentence of [
    'El nombre parece ser muy corto',
    'El primer apellido parece ser muy corto',
    'La dirección es muy corta',
    'La razón parecer ser muy corta',
  ]) {
    await expect(summary.getByRole('link', { name: sentence })).toBeVisible()
  }
  expect(await posts(page)).toBe(0)
})

test('46. A parent is led home', async ({ page, request }) => {
  await signIn(page, await newParent(request))
  await page.goto(PAGE)
  await expect(page).toHaveURL('/')
})

test('46. Whatever goes wrong, all that was typed stays, also when the session ends in the middle', async ({
  page,
  request,
  allowConsole,
}) => {
  test.slow()
  allowConsole(/Failed to load resource/)
  const teacher = await newTeacherHere(page, request)
  await fillIn(page)
  const unknown = /No sabemos si tu solicitud llegó al museo\./
  const troubles = [
    { fault: { status: 422, json: { error: 'Ya tienes una.' } }, sentence: /Ya tienes una\..*no se envió/s },
    { fault: { status: 500, json: {} }, sentence: unknown },
    { fault: { drop: 'before' }, sentence: unknown },
    { fault: { drop: 'after' }, sentence: unknown },
    { fault: { status: 200, body: 'html' }, sentence: unknown },
  ] as const
  for (const [place, { fault, sentence }] of troubles.entries()) {
    await faults(page).add({ ...fault, path: POST, times: 1 })
    await submit(page).click()
    await expect.poll(() => posts(page)).toBe(place + 1)
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await expect(reason(page)).toHaveValue(REASON)
  }
  await faults(page).add({ path: POST, status: 401, times: 1 })
  await submit(page).click()
  await expect(page.getByText('Tu sesión terminó. Inicia sesión de nuevo.')).toBeVisible()
  await signInHere(page, teacher)
  await expect(page).toHaveURL(PAGE)
  await expect(reason(page)).toHaveValue(REASON)
  await expect(page.getByLabel('Dirección de la escuela')).toHaveValue(ADDRESS)
})

for (const width of [320, 390, 1440]) {
  test(`46. Sponsorship is accessible: requirements, form, errors, sent (${width} px)`, async ({ page, request }) => {
    test.slow()
    await page.setViewportSize({ width, height: 800 })
    const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    await page.goto('/requisitos-patrocinio')
    await expect(page.getByRole('heading', { name: 'Quién puede solicitarlo' })).toBeVisible()
    await expectAccessible(page)
    expect(await excess()).toBeLessThanOrEqual(0)

    await newTeacherHere(page, request)
    await expectAccessible(page)
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'antes de enviar' })).toBeVisible()
    await expectAccessible(page)
    expect(await excess()).toBeLessThanOrEqual(0)

    await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'Solicitud de patrocinio enviada' })).toBeVisible()
    await expectAccessible(page)
    expect(await excess()).toBeLessThanOrEqual(0)
  })
}
