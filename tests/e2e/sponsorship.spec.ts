import type { APIRequestContext, Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { errorSummary } from './support/errorSummary'
import { newTeacher, type Person, startSession } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const PAGE = '/solicitud-patrocinio'
const POST = '/sponsorship_requests'
const ADDRESS = 'Calle 5 de Mayo 20, Centro, 06000'
const REASON = 'Nuestras familias no pueden pagar la visita.'

const submit = (page: Page) => page.getByRole('button', { name: 'Enviar solicitud' })
const reason = (page: Page) => page.getByLabel('Razón de la solicitud')

async function newTeacherHere(page: Page, request: APIRequestContext): Promise<Person> {
  const teacher = await newTeacher(request)
  await startSession(page, teacher)
  await page.goto(PAGE)
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
  await faults(page).add({ path: POST, delay: 1000, times: 1 })
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

test('46. Sponsorship is accessible: requirements, form, errors, sent', async ({ page, request }) => {
  await page.goto('/requisitos-patrocinio')
  await expect(page.getByRole('heading', { name: 'Quién puede solicitarlo' })).toBeVisible()
  await expectAccessible(page)

  await newTeacherHere(page, request)
  await expectAccessible(page)
  await submit(page).click()
  await expect(errorSummary(page)).toBeVisible()
  await expectAccessible(page)

  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Solicitud de patrocinio enviada' })).toBeVisible()
  await expectAccessible(page)
})
