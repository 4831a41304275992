import type { Page } from '@playwright/test'

export const ACCOUNT = '/mi-cuenta'

/** The controls of the account form, located by role and label. */
export function accountForm(page: Page) {
  const main = page.getByRole('main')
  return {
    /** Opens the first fields: name, surnames and phone. */
    change: main.getByText('Cambiar').first(),
    phone: main.getByLabel('Teléfono'),
    save: main.getByRole('button', { name: 'Guardar cambios' }),
    saved: main.getByText('Sus datos se han actualizado correctamente'),
    restored: main.getByText('Recuperamos lo que habías escrito'),
  }
}

/** The user's id from the session cookie; empty while signed out. */
export async function sessionUserId(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'id')?.value ?? ''
}
