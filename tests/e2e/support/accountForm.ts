import type { APIRequestContext, Page } from '@playwright/test'

import { newParent, newTeacher, type Person, startSession } from './people'
import { expect } from './test'

export const ACCOUNT = '/mi-cuenta'
const SAVED = 'Sus datos se han actualizado correctamente'

/** The controls of the account form, located by role and label. */
export function accountForm(page: Page) {
  const main = page.getByRole('main')
  return {
    subject: main.getByLabel('Materia impartida'),
    email: main.getByLabel('Correo electrónico'),
    theme: (name: string) => main.getByRole('checkbox', { name }),
    save: main.getByRole('button', { name: 'Guardar cambios' }),
    saving: main.getByRole('button', { name: 'Guardando…' }),
    saved: main.getByText(SAVED),
    restored: main.getByText('Recuperamos lo que habías escrito'),
  }
}

async function openAccount(page: Page, person: Person): Promise<Person> {
  await startSession(page, person)
  await page.goto(ACCOUNT)
  await expect(accountForm(page).save).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  return person
}

/** Registers a teacher, opens the account page, and waits until the form and its lists have loaded. */
export async function newTeacherAtAccount(page: Page, request: APIRequestContext): Promise<Person> {
  const teacher = await openAccount(page, await newTeacher(request))
  await expect(accountForm(page).subject).toBeVisible()
  return teacher
}

/** Registers a parent, opens the account page, and waits until the form and its lists have loaded. */
export const newParentAtAccount = async (page: Page, request: APIRequestContext) =>
  openAccount(page, await newParent(request))

/** The user's id from the session cookie; empty while signed out. */
export async function sessionUserId(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'id')?.value ?? ''
}
