import type { Page } from '@playwright/test'

import { newTeacherWithCode, PATH as ANSWER, questionnaire } from '../../support/questionnaire'
import { openRegistration } from '../../support/registrationForm'
import { expect } from '../../support/test'
import { VISIT_REQUEST, visitForm } from '../../support/visitForm'
import { button, LIST_ERROR, type Row, sessionEnded } from '../row'
import { retryAndGet } from '../strike'

const REGISTRATION = '/registro'

/** A list that a page loads by itself: its failure stands in its place, with a retry that brings it. */
function listRow(
  call: string,
  route: string,
  more: Partial<Row> & { bearer?: boolean; arrange?: (page: Page) => Promise<void> } = {},
): Row {
  const { bearer = false, arrange, ...row } = more
  return {
    call: `GET ${call}`,
    as: bearer ? 'teacher' : 'visitor',
    open: async (page) => {
      await (route === REGISTRATION ? openRegistration(page) : page.goto(route))
      await arrange?.(page)
    },
    recovers: async (page) => {
      await retryAndGet(page, `GET ${call}`)
      await expect(page.getByText(LIST_ERROR, { exact: true })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0)
    },
    outcome: (column) =>
      bearer && column === '401'
        ? sessionEnded
        : { says: [LIST_ERROR], wayOn: (page) => page.getByRole('main').getByRole('button', { name: 'Reintentar' }) },
    ...row,
  }
}

/** Somebody who types into the page that fails. */
const typing = (label: string, value: string) => ({
  arrange: async (page: Page) => page.getByRole('main').getByLabel(label, { exact: true }).fill(value),
  kept: async (page: Page) =>
    expect(page.getByRole('main').getByLabel(label, { exact: true })).toHaveValue(value, { timeout: 15_000 }),
})

const asTeacher = {
  arrange: async (page: Page) => {
    await page.getByRole('radio', { name: 'Profesor' }).check()
    await page.getByLabel('Materia impartida').fill('Historia')
  },
  kept: async (page: Page) => expect(page.getByLabel('Materia impartida')).toHaveValue('Historia'),
}

const visitTyping = {
  bearer: true,
  arrange: async (page: Page) => {
    // The first to be answered may be the one that ends the session.
    await visitForm(page)
      .teachers.fill('7', { timeout: 3000 })
      .catch(() => undefined)
  },
}

export const listRows: Row[] = [
  listRow('/themes', REGISTRATION, typing('Correo electrónico', 'ana@correo.example.mx')),
  listRow('/schools', REGISTRATION, asTeacher),
  listRow('/school_grades', REGISTRATION, asTeacher),
  listRow('/school_types', REGISTRATION, asTeacher),
  {
    ...listRow('/profiles', REGISTRATION),
    // The three profiles are known anyway: there is nothing to say, and nothing to try again.
    open: async (page) => {
      await page.goto('/login')
      // As in another tab: the profile that was chosen before is not kept there.
      await page.evaluate(() => sessionStorage.clear())
      await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click()
    },
    again: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Inicia sesión' }).click()
      await page.getByRole('main').getByRole('link', { name: 'Regístrate' }).click()
    },
    recovers: async (page) => {
      await page.getByRole('radio', { name: 'Padre de Familia' }).check()
      await expect(page.getByLabel('Nombre(s)')).toBeVisible()
    },
    outcome: () => ({ says: ['Tipo de perfil'], wayOn: (page) => page.getByRole('radio', { name: 'Profesor' }) }),
  },
  listRow('/schedules', VISIT_REQUEST, visitTyping),
  listRow('/contact_preferences', VISIT_REQUEST, visitTyping),
  listRow('/packages', '/servicios-escolares'),
  listRow('/requirements', '/requisitos'),
  listRow('/justifications', '/justificacion-proyecto'),
  listRow('/sponsorship_requirements', '/requisitos-patrocinio'),
  {
    ...listRow('/users/*', '/mi-cuenta', { bearer: true }),
    call: 'GET /users/* (own profile)',
  },
  {
    ...listRow('/tests/1', ANSWER),
    open: async (page, { request }) => {
      const { code } = await newTeacherWithCode(request)
      await page.goto(`${ANSWER}?codigo=${code}`)
      const { start } = questionnaire(page)
      await expect(start).toBeEnabled()
      await start.click()
    },
    outcome: () => ({ says: [LIST_ERROR, /No pudimos traer las preguntas/], wayOn: button('Reintentar') }),
  },
]
