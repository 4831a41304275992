import type { Page } from '@playwright/test'

import {
  newTeacherReadyToSend,
  newTeacherWithVisit,
  CONFIRMATION,
  expectFormComplete,
  expectVisitKept,
  VISIT_REQUEST,
  visitForm,
} from '../../support/visitForm'
import { expect } from '../../support/test'
import { button, formOutcome, type Row, sessionEnded } from '../row'

const UNKNOWN = /No sabemos si tu solicitud llegó al museo\./
const SCHOOL = 'Calle 5 de Mayo 20, Centro, 06000'
const REASON = 'Nuestras familias no pueden pagar la visita.'

/** How long the e-mail's spinner shows at least. */
const SPINNER = 2000

const openConfirmation = async (page: Page) => {
  await page.goto(CONFIRMATION)
}

export const visitRows: Row[] = [
  {
    call: 'POST /appointments',
    as: 'teacher',
    begin: newTeacherReadyToSend,
    open: async (page) => {
      await page.goto(VISIT_REQUEST)
      await expectFormComplete(page)
    },
    act: async (page) => {
      await visitForm(page).terms.check()
      await visitForm(page).submit.click()
    },
    kept: expectVisitKept,
    outcome: formOutcome({
      wayOn: (page) => visitForm(page).submit,
      refused: /Tu solicitud no se envió\./,
      unknown: UNKNOWN,
      bearer: true,
    }),
  },
  {
    call: 'GET /appointments/*/send_appointment',
    as: 'teacher',
    begin: async (page, request) => {
      await page.clock.install()
      return newTeacherWithVisit(page, request)
    },
    open: openConfirmation,
    act: async (page) => {
      await page.getByRole('button', { name: 'Enviar por correo' }).click()
      await page.clock.fastForward(SPINNER)
    },
    kept: (page) => expect(page.getByText(/Tu folio es \d+/)).toBeVisible(),
    outcome: formOutcome({
      wayOn: button('Enviar por correo'),
      refused: /El correo no se envió\./,
      unknown: /No sabemos si el correo salió\./,
      bearer: true,
      done: { says: ['Email enviado correctamente.'], wayOn: button('Enviar por correo') },
    }),
  },
  {
    call: 'GET /appointments/*/generate_pdf',
    as: 'teacher',
    begin: newTeacherWithVisit,
    open: openConfirmation,
    act: (page) => page.getByRole('button', { name: 'Descargar PDF' }).click(),
    kept: (page) => expect(page.getByText(/Tu folio es \d+/)).toBeVisible(),
    outcome: (column) =>
      column === '401' ? sessionEnded : { says: [/No se pudo descargar\./], wayOn: button('Reintentar') },
  },
  ...(['PDF', 'Word'] as const).map((format): Row => ({
    call: `GET /justifications/*/download_${format.toLowerCase()}`,
    as: 'visitor',
    open: async (page) => {
      await page.goto('/justificacion-proyecto')
    },
    act: (page) => page.getByRole('button', { name: new RegExp(`^${format}\\s?: Nombrar para recordar$`) }).click(),
    outcome: () => ({ says: [/No se pudo descargar\./], wayOn: button(`Reintentar ${format}`) }),
  })),
  {
    call: 'POST /sponsorship_requests',
    as: 'teacher',
    open: async (page) => {
      await page.goto('/solicitud-patrocinio')
      await expect(page.getByLabel('Nivel educativo')).toHaveValue('2')
      await page.getByLabel('Dirección de la escuela').fill(SCHOOL)
      await page.getByLabel('Razón de la solicitud').fill(REASON)
    },
    act: (page) => page.getByRole('button', { name: 'Enviar solicitud' }).click(),
    kept: async (page) => {
      await expect(page.getByLabel('Dirección de la escuela')).toHaveValue(SCHOOL)
      await expect(page.getByLabel('Razón de la solicitud')).toHaveValue(REASON)
      await expect(page.getByLabel('Nivel educativo')).toHaveValue('2')
    },
    outcome: formOutcome({
      wayOn: button('Enviar solicitud'),
      refused: /Tu solicitud no se envió\./,
      unknown: UNKNOWN,
      bearer: true,
    }),
  },
  {
    call: 'POST /contacts',
    as: 'visitor',
    opensAnew: true,
    open: async (page) => {
      await page.goto('/contacto')
      // The draft of the row before comes back first.
      await expect(page.getByRole('main').getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled()
      await page.getByRole('main').getByLabel('Asunto').fill('Una duda')
      await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@correo.example.mx')
      await page.getByRole('main').getByLabel('Mensaje').fill('¿Hay elevador?')
    },
    act: (page) => page.getByRole('main').getByRole('button', { name: 'Enviar mensaje' }).click(),
    kept: async (page) => {
      await expect(page.getByRole('main').getByLabel('Asunto')).toHaveValue('Una duda')
      await expect(page.getByRole('main').getByLabel('Mensaje')).toHaveValue('¿Hay elevador?')
    },
    outcome: formOutcome({
      wayOn: button('Enviar mensaje'),
      refused: /Tu mensaje no se envió\./,
      unknown: /No sabemos si tu mensaje llegó al museo\./,
    }),
  },
]
