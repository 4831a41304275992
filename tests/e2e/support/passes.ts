import type { APIRequestContext, Page } from '@playwright/test'

import { type Names, newTeacher, type Person, signInAtApi } from './people'
import { received } from './server'
import { expect } from './test'

/** The path of the call that redeems a pass, for `faults`. */
export const REDEMPTION = '/users/*/remove_qr_code'
export const VALIDATED = 'El código de visita validado correctamente'
export const USED = 'El código de visita ya fue utilizado'
export const UNKNOWN = 'El pase pudo quedar validado'
/** The heading for a pass that this device has already validated. */
export const FOUND = /^Este dispositivo ya lo validó hoy a las \d\d:\d\d$/
/** The heading for a pass that has not been validated. */
export const PASS = 'Entrada de cortesía'
/** The heading for a code that does not look like a pass's. */
export const ODD = 'Este código no parece el de un pase'

interface Pass {
  holder: Person
  userId: number
  token: string
  /** The path that the pass's QR code opens. */
  link: string
}

/** Returns the path that a pass's QR code opens. */
export const deskLink = (fullname: string, token: string, userId: number | string) =>
  `/free-pass?fullname=${encodeURIComponent(fullname)}&token_qr=${encodeURIComponent(token)}&userId=${userId}`

/** Registers a teacher with an unused courtesy pass. Its token has 43 characters, like the real API's tokens. */
export async function newPass(request: APIRequestContext, names: Partial<Names> = {}): Promise<Pass> {
  const holder = await newTeacher(request, { neverSignedIn: true }, names)
  const { id: userId, free_pass: token, name, first_lastname, second_lastname } = await signInAtApi(request, holder)
  expect(token).toHaveLength(43)
  return { holder, userId, token, link: deskLink(`${name} ${first_lastname} ${second_lastname}`, token, userId) }
}

/** The controls of the ticket desk's page, located by role and name. */
export function desk(page: Page) {
  const main = page.getByRole('main')
  return {
    title: (name: string | RegExp) => main.getByRole('heading', { level: 1, name }),
    button: main.getByRole('button', { name: 'Validar en el sistema' }),
    /** The page shows this button instead if the pass belongs to the signed-in user. */
    notTheHolder: main.getByRole('button', { name: 'Soy de la taquilla' }),
    nextCode: main.getByRole('textbox', { name: 'Siguiente código' }),
    sending: main.getByRole('button', { name: 'Validando…' }),
    today: main.getByRole('region', { name: 'Hoy en este dispositivo' }).getByRole('listitem'),
    signal: main.getByRole('checkbox', { name: 'Avisar con sonido y vibración' }),
  }
}

/** Returns the requests that the server received to redeem a user's pass. */
export const redemptions = (page: Page, userId: number | string) =>
  received(page, `GET /users/${userId}/remove_qr_code`)

/** Redeems a pass, and returns whether the API accepted it. */
export async function isStillGood(request: APIRequestContext, { userId, token }: Pass): Promise<boolean> {
  const answer = await request.get(`/api/v1/users/${userId}/remove_qr_code?token_qr=${token}`)
  expect([200, 422]).toContain(answer.status())
  return answer.ok()
}
