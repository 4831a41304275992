import type { Page } from '@playwright/test'

import { ACCOUNT } from '../../support/accountForm'
import { desk, newPass, UNKNOWN, USED, VALIDATED } from '../../support/passes'
import { expect } from '../../support/test'
import { isOddSuccess, isRefusal } from '../columns'
import { button, formOutcome, GENERIC, type Row, sessionEnded } from '../row'

const inDialog = (name: string) => (page: Page) => page.getByRole('dialog').getByRole('button', { name, exact: true })

/** What is known of a pass is final: the desk goes on with the next. */
const scanNext = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Museo/ })

const pass = {
  as: 'teacher',
  open: async (page: Page) => {
    await page.goto(ACCOUNT)
    await page.getByRole('button', { name: 'Ver mi pase' }).click()
    await expect(inDialog('Descargar')(page)).toBeVisible()
  },
} as const

export const passRows: Row[] = [
  {
    ...pass,
    call: 'GET /users/*/send_qr_code',
    act: (page) => inDialog('Enviar por correo y continuar')(page).click(),
    outcome: formOutcome({
      wayOn: inDialog('Enviar por correo y continuar'),
      refused: /El correo no se envió\./,
      unknown: /No sabemos si el correo salió\./,
      bearer: true,
      done: {
        says: ['Código QR enviado correctamente', 'Favor de revisar tu bandeja de entrada y spam.'],
        wayOn: inDialog('Regresar'),
      },
    }),
  },
  {
    ...pass,
    call: 'GET /users/*/download_qr_code',
    act: (page) => inDialog('Descargar')(page).click(),
    outcome: (column) =>
      column === '401' ? sessionEnded : { says: ['Error al descargar el archivo.'], wayOn: inDialog('Descargar') },
  },
  {
    call: 'GET /users/*/remove_qr_code',
    as: 'visitor',
    // Another pass for each cell: what is known of one is never forgotten.
    opensAnew: true,
    open: async (page, { request }) => {
      await page.goto((await newPass(request)).link)
    },
    // A finger can land on a button that says it is disabled.
    act: (page) => desk(page).button.click({ force: true }),
    kept: (page) => expect(page.getByRole('main').getByText('Elena Torres Luna').first()).toBeVisible(),
    outcome: (column) => {
      if (column === 'offline') {
        return { says: ['Sin conexión a internet.', /Nada se ha enviado/], wayOn: scanNext, sendsNothing: true }
      }
      if (isOddSuccess(column)) return { says: [VALIDATED], wayOn: scanNext }
      if (isRefusal(column)) return { says: [USED], wayOn: scanNext }
      return { says: [UNKNOWN, GENERIC], wayOn: button('Validar en el sistema') }
    },
  },
]
