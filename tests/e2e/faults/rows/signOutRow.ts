import { chooseSignOut, sessionCookieNames, startSession } from '../../support/people'
import { expect } from '../../support/test'
import type { Row } from '../row'

/** Signing out always ends the session here, whatever the content site does. */
export const signOutRow: Row = {
  call: 'POST content:/wp-json/custom/v1/logout/',
  as: 'visitor',
  opensAnew: true,
  open: async (page, { person }) => {
    await startSession(page, person)
    await page.goto('/')
  },
  act: chooseSignOut,
  outcome: () => ({
    says: ['Te damos la bienvenida. Entra para solicitar visitas y ver tu cuenta.'],
    wayOn: (page) => page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }),
    ends: 'leaves',
    also: async (page) => expect(await sessionCookieNames(page)).toEqual([]),
  }),
}
