import type { Answer } from '@/tools/check-api/transport'

import { type Finding, warning } from './finding'

/** The warning that the API wants a session where the platform needs none; null when it does not. */
export function wantsSession({ status, sentToken }: Answer): Finding | null {
  if (sentToken || (status !== 401 && status !== 403)) return null
  return warning(
    `Pide sesión (${status}). Los estudiantes contestan sin cuenta: la llamada debe aceptarse sin token.`,
    'Debe entrar con una cuenta antes de contestar el cuestionario.',
  )
}
