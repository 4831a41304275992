import { string } from 'yup'

import { messages } from '@/lib/messages'

/** Something@something, where the last label of the domain has two letters or more. */
export const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[a-z]{2,}$/i

const email = string().email()

/** A required e-mail address, valid by yup and by `EMAIL`. Blanks around it are ignored. */
export const emailRule = () =>
  string()
    .trim()
    .test({
      message: messages.emailInvalid,
      test: (text = '') => text === '' || (email.isValidSync(text) && EMAIL.test(text)),
    })
    .required(messages.emailRequired)

/** The requirements of a new password, with the labels of the checklist under its field. */
export const passwordParts = [
  { label: 'Una letra minúscula', met: (password: string) => /[a-z]/.test(password) },
  { label: 'Una letra mayúscula', met: (password: string) => /[A-Z]/.test(password) },
  { label: 'Un número', met: (password: string) => /\d/.test(password) },
  { label: '8 caracteres o más', met: (password: string) => password.length >= 8 },
]

/** A required password that meets all `passwordParts`. */
export const newPasswordRule = () =>
  string()
    .required(messages.passwordRequired)
    .test({
      message:
        'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.',
      test: (password) => password === '' || passwordParts.every(({ met }) => met(password)),
    })
