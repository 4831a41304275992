import type { APIRequestContext, Page } from '@playwright/test'

import { newParent, newTeacher, type Person, startSession } from './people'
import { expect } from './test'

export const ACCOUNT = '/mi-cuenta'
const SAVED = 'Sus datos se han actualizado correctamente'

/** The controls of the account, found as people find them. */
export function accountForm(page: Page) {
  const main = page.getByRole('main')
  return {
    subject: main.getByLabel('Materia impartida'),
    email: main.getByLabel('Correo electrónico'),
    theme: (name: string) => main.getByRole('checkbox', { name }),
    save: main.getByRole('button', { name: 'Guardar cambios' }),
    saving: main.getByRole('button', { name: 'Guardando…' }),
    saved: main.getByText(SAVED),
    leaveQuestion: page.getByRole('dialog', { name: '¿Salir sin guardar?' }),
    restored: main.getByText('Recuperamos cambios que no habías guardado'),
  }
}

async function openAccount(page: Page, person: Person): Promise<Person> {
  await startSession(page, person)
  await page.goto(ACCOUNT)
  await expect(accountForm(page).save).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  return person
}

/** A new teacher whose account is open and complete. */
export async function newTeacherAtAccount(page: Page, request: APIRequestContext): Promise<Person> {
  const teacher = await openAccount(page, await newTeacher(request))
  await expect(accountForm(page).subject).toBeVisible()
  return teacher
}

/** A new parent whose account is open and complete. */
export const newParentAtAccount = async (page: Page, request: APIRequestContext) =>
  openAccount(page, await newParent(request))

/** The id that the session's cookie tells. */
export async function sessionUserId(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'id')?.value ?? ''
}
