import type { APIRequestContext } from '@playwright/test'

import { ACCOUNT, accountForm } from '../../support/accountForm'
import { confirmationLink, fillSignIn, newEmail, newTeacher, PASSWORD, type Person } from '../../support/people'
import { createAccount, fillParent, passwordField } from '../../support/registrationForm'
import { outbox } from '../../support/server'
import { expect } from '../../support/test'
import { DETAIL, hasDetail, isOddSuccess, isRefusal } from '../columns'
import { button, formOutcome, GENERIC, link, type Row } from '../row'

const NOT_VALIDATED = 'No pudimos validar tu cuenta'

/** The link to a new password, out of the e-mail. */
async function newPasswordLink(request: APIRequestContext, { email }: Person): Promise<string> {
  expect((await request.post('/api/v1/users/password', { data: { user: { email } } })).ok()).toBe(true)
  const [newest] = await outbox(request, email)
  return newest?.links[0] ?? ''
}

const EMAIL = 'Correo electrónico'

export const accountRows: Row[] = [
  {
    call: 'POST /users/sign_in',
    as: 'visitor',
    open: async (page, { person }) => {
      await page.goto('/login')
      await page.getByLabel(EMAIL).fill(person.email)
    },
    act: async (page) => {
      await passwordField(page).fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
    },
    kept: (page) => expect(page.getByLabel(EMAIL)).toHaveValue(/persona-/),
    outcome: formOutcome({
      wayOn: (page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }),
    }),
  },
  {
    call: 'POST /users',
    as: 'visitor',
    open: async (page) => {
      await page.goto('/registro')
      await fillParent(page, newEmail())
    },
    act: async (page) => {
      // Behind a dropped answer stands an account: the next attempt is somebody else's.
      await page.getByLabel(EMAIL).fill(newEmail())
      await createAccount(page).click()
    },
    kept: async (page) => {
      await expect(page.getByRole('radio', { name: 'Padre de Familia' })).toBeChecked()
      await expect(page.getByLabel('Nombre(s)')).toHaveValue('Teresa')
      await expect(page.getByLabel(EMAIL)).toHaveValue(/persona-/)
      await expect(passwordField(page)).toHaveValue(PASSWORD)
      await expect(page.getByRole('checkbox', { name: 'Violencia' })).toBeChecked()
    },
    outcome: (column) => {
      const ways = { wayOn: button('Crear cuenta') }
      if (hasDetail(column)) return { says: ['El email ya está en uso.', DETAIL], wayOn: link('Recuperar contraseña') }
      if (isRefusal(column) || column === '500')
        return { says: ['El email ya está en uso.'], wayOn: link('Iniciar sesión') }
      return { says: [GENERIC, 'No sabemos si tu cuenta se creó.'], ...ways }
    },
  },
  {
    call: 'GET /users/confirmation',
    as: 'visitor',
    opensAnew: true,
    open: async (page, { request }) => {
      const { email } = await newTeacher(request, { unconfirmed: true })
      await page.goto(await confirmationLink(request, email))
    },
    outcome: (column) => {
      const signIn = link('Iniciar sesión')
      if (isOddSuccess(column)) return { says: ['Tu cuenta ha sido validada'], wayOn: signIn }
      if (isRefusal(column)) return { says: [NOT_VALIDATED, /Si ya la habías validado, inicia sesión/], wayOn: signIn }
      return { says: [NOT_VALIDATED], wayOn: button('Reintentar') }
    },
  },
  {
    call: 'POST /users/password',
    as: 'visitor',
    opensAnew: true,
    open: async (page, { person }) => {
      await page.goto('/recuperar-contrasenia')
      await page.getByLabel(EMAIL).fill(person.email)
    },
    act: (page) => page.getByRole('button', { name: 'Enviar correo' }).click(),
    kept: (page) => expect(page.getByLabel(EMAIL)).toHaveValue(/persona-/),
    outcome: formOutcome({
      wayOn: button('Enviar correo'),
      refused: 'El correo no se envió.',
      unknown: 'No sabemos si el correo salió.',
      done: { says: ['Correo enviado'], wayOn: link('Iniciar sesión') },
    }),
  },
  {
    call: 'PATCH /users/password',
    as: 'visitor',
    opensAnew: true,
    open: async (page, { person, request }) => {
      await page.goto(await newPasswordLink(request, person))
      await page.getByLabel('Nueva contraseña').fill(PASSWORD)
      await page.getByLabel('Confirmar contraseña').fill(PASSWORD)
    },
    act: (page) => page.getByRole('button', { name: 'Cambiar contraseña' }).click(),
    kept: async (page) => {
      await expect(page.getByLabel('Nueva contraseña')).toHaveValue(PASSWORD)
      await expect(page.getByLabel('Confirmar contraseña')).toHaveValue(PASSWORD)
    },
    outcome: (column) =>
      formOutcome({
        wayOn: isRefusal(column) ? link('Solicitar un enlace nuevo') : button('Cambiar contraseña'),
        refused: 'Tu contraseña sigue igual.',
        unknown: /tu contraseña pudo cambiar/,
        done: { says: ['Contraseña actualizada correctamente'], wayOn: link('Iniciar sesión') },
      })(column),
  },
  {
    call: 'PATCH /users/*',
    as: 'teacher',
    open: async (page) => {
      await page.goto(ACCOUNT)
      await accountForm(page).subject.fill('Filosofía')
    },
    act: (page) => accountForm(page).save.click(),
    kept: (page) => expect(accountForm(page).subject).toHaveValue('Filosofía'),
    outcome: formOutcome({
      wayOn: button('Guardar cambios'),
      unknown: 'No sabemos si tus cambios se guardaron.',
      bearer: true,
    }),
  },
]

/** What the content site is told: nothing of it is ever shown, and nothing waits for it. */
export const contentRows: Row[] = [
  {
    call: 'POST content:/wp-json/custom/v1/set-session',
    as: 'visitor',
    opensAnew: true,
    open: async (page, { person }) => {
      await page.context().clearCookies({ name: /^(user|token|teacher)$/ })
      await page.goto('/login')
      await fillSignIn(page, person)
    },
    act: (page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click(),
    outcome: (column) =>
      column === 'offline'
        ? { says: [GENERIC], wayOn: button('Iniciar sesión'), sendsNothing: true }
        : { says: ['Bienvenid@ Elena'], wayOn: button(/^Bienvenid@/), ends: 'leaves' },
  },
]
