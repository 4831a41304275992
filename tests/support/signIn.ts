import type { UserEvent } from '@testing-library/user-event'

import { fillIn } from './forms'

/** Fills in the sign-in form of the current page, and sends it with Enter. */
export async function signInHere(user: UserEvent, { email, password }: { email: string; password: string }) {
  await fillIn(user, { 'Correo electrónico': email, Contraseña: password })
  await user.keyboard('{Enter}')
}
