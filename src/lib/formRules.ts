import { string } from 'yup'

import { EMAIL } from './email'
import { messages } from './messages'

/** E-mail: trimmed, something@something, with a last label of two letters or more. */
export const emailRule = () =>
  string()
    .trim()
    .matches(EMAIL, { message: messages.emailInvalid, excludeEmptyString: true })
    .required(messages.emailRequired)

/** What a new password must have, each with the words of its checklist. */
export const passwordParts = [
  { label: 'Una letra minúscula', met: (password: string) => /[a-z]/.test(password) },
  { label: 'Una letra mayúscula', met: (password: string) => /[A-Z]/.test(password) },
  { label: 'Un número', met: (password: string) => /\d/.test(password) },
  { label: '8 caracteres o más', met: (password: string) => password.length >= 8 },
]

/** A new password: every part of the checklist. */
export const newPasswordRule = () =>
  string()
    .required(messages.passwordRequired)
    .test(
      'strength',
      'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.',
      (password) => password === '' || passwordParts.every(({ met }) => met(password)),
    )
