import type { Page } from '@playwright/test'

import { expectAccessible } from './support/accessibility'
import { errorSummary } from './support/errorSummary'
import { newTeacher, startSession } from './support/people'
import { faults, received } from './support/server'
import { expect, test } from './support/test'

const POST = '/sponsorship_requests'
const ADDRESS = 'Calle 5 de Mayo 20, Centro, 06000'
const REASON = 'Nuestras familias no pueden pagar la visita.'

const submit = (page: Page) => page.getByRole('button', { name: 'Enviar solicitud' })
const reason = (page: Page) => page.getByLabel('Razón de la solicitud')

test('46. A teacher who cannot pay the visit reads the requirements, is told what is missing, and a double click sends one request', async ({
  page,
  request,
}) => {
  test.slow()
  const teacher = await newTeacher(request)
  await startSession(page, teacher)
  await page.goto('/requisitos-patrocinio')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Solicitar patrocinio' }).click()
  await expect(page.getByLabel('Nivel educativo')).toHaveValue('2')
  await submit(page).click()
  await expect(errorSummary(page)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Dirección de la escuela').fill(ADDRESS)
  await reason(page).fill(REASON)
  await faults(page).add({ path: POST, delay: 1000, times: 1 })
  await submit(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Solicitud de patrocinio enviada' })).toBeFocused()
  const sent = { email: teacher.email, school_type_id: 1, school_grade_id: 2, school_address: ADDRESS, reason: REASON }
  expect(await received(page, `POST ${POST}`)).toMatchObject([{ body: sent }])
  await expectAccessible(page)
  await page.goto('/solicitud-patrocinio')
  await expect(reason(page)).toHaveValue('')
})
