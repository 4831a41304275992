import type { Page } from '@playwright/test'

import { answerAll, newTeacherWithCode, PATH, questionnaire, SENT, startAsStudent } from '../../support/questionnaire'
import { expect } from '../../support/test'
import { isRefusal } from '../columns'
import { button, formOutcome, GENERIC, type Outcome, type Row } from '../row'

/** An API that wants a session of a student: the sign-in page invites, and what was typed waits. */
const invited: Outcome = {
  says: ['Para responder, inicia sesión', /Lo que ya habías escrito te espera al volver/],
  wayOn: (page) => page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' }),
  ends: 'leaves',
}

const NOT_FOUND = 'El ID ingresado no arrojó resultados, favor de verificar sea correcto'
const STUDENTS = ['uno@x.mx', 'dos@x.mx']
const chip = (page: Page, email: string) => page.getByRole('button', { name: `Quitar ${email}`, exact: true })

export const questionnaireRows: Row[] = [
  {
    call: 'GET /users/* (teacher look-up)',
    as: 'visitor',
    opensAnew: true,
    open: async (page, { request }) => {
      const { code } = await newTeacherWithCode(request)
      await page.goto(`${PATH}?codigo=${code}`)
    },
    again: (page) => page.getByRole('button', { name: 'Buscar de nuevo' }).click(),
    kept: (page) => expect(questionnaire(page).code).toHaveValue(/^\d+$/),
    outcome: (column) => {
      if (column === '401') return invited
      if (isRefusal(column)) return { says: [NOT_FOUND], wayOn: (page) => questionnaire(page).code }
      return { says: [column === '500' ? NOT_FOUND : GENERIC], wayOn: button('Buscar de nuevo') }
    },
  },
  {
    call: 'POST /tests/1/evaluation',
    as: 'visitor',
    open: async (page, { request }) => {
      const { code } = await newTeacherWithCode(request)
      await startAsStudent(page, code)
      await answerAll(page)
    },
    act: async (page) => {
      const { submit } = questionnaire(page)
      // Without a network the button waits for it.
      if (await submit.isEnabled()) await submit.click()
    },
    kept: async (page) => {
      await expect(questionnaire(page).submit).toBeEnabled()
      await expect(questionnaire(page).answers.nth(15 % 4)).toBeChecked()
    },
    outcome: (column) => {
      if (column === '401') return invited
      if (column === 'offline') {
        const says = [/^Sin conexión\..*Envíalas cuando vuelva la señal\.$/]
        return { says, wayOn: (page) => questionnaire(page).back, sendsNothing: true }
      }
      return formOutcome({
        wayOn: (page) => questionnaire(page).submit,
        refused: /No se enviaron\./,
        unknown: /No sabemos si llegaron\./,
        done: { says: [SENT], wayOn: (page) => page.getByRole('main').getByRole('link').first() },
      })(column)
    },
  },
  {
    call: 'POST /users/*/send_questionnaire_to_students',
    as: 'teacher',
    open: async (page) => {
      await page.goto('/enviar-cuestionario')
      for (const email of STUDENTS) {
        await page.getByLabel('Correos de los estudiantes').fill(email)
        await page.getByLabel('Correos de los estudiantes').press('Enter')
      }
    },
    act: (page) => page.getByRole('button', { name: 'Enviar cuestionario' }).click(),
    kept: async (page) => {
      for (const email of STUDENTS) await expect(chip(page, email)).toBeVisible()
    },
    outcome: formOutcome({
      wayOn: button('Enviar cuestionario'),
      refused: /Los correos no se enviaron\./,
      unknown: /No sabemos si los correos salieron\./,
      bearer: true,
      done: {
        says: ['Emails enviados correctamente.'],
        wayOn: (page) => page.getByRole('main').getByRole('button').first(),
      },
    }),
  },
]
