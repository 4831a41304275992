import { string } from 'yup'

import { cleanText } from './cleanText'
import { messages } from './messages'

/** Text, an @, and a domain. The domain ends with a dot and at least two letters. */
const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[a-z]{2,}$/i

/** The maximum length of an e-mail address in characters (RFC 5321). Matching longer strings would be slow. */
const MAX_EMAIL_LENGTH = 254

const email = string().email()

/** Whether a string is an e-mail address. Expects the result of `cleanText`. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text) && email.isValidSync(text)

/** A rule for a string. Validates the cleaned input. @param clean `cleanLines` for a `<textarea>` */
export const textRule = (clean = cleanText) =>
  string().transform((text: unknown) => (typeof text === 'string' ? clean(text) : text))

/** A rule for a required e-mail address. Validates and returns the `cleanText` of the input. */
export const emailRule = () =>
  textRule()
    .test({ message: messages.emailInvalid, test: (text = '') => text === '' || isEmail(text) })
    .required(messages.emailRequired)

const PLAIN_LETTERS = ', de la A a la Z, sin Ñ ni acentos'

/** The requirements for a new password, as shown below the field. `whyUnmet` extends the label of an unmet one. */
export const passwordParts = [
  {
    label: 'Una letra minúscula',
    met: (password: string) => /[a-z]/.test(password),
    whyUnmet: (password: string) => (/\p{Ll}/u.test(password) ? PLAIN_LETTERS : ''),
  },
  {
    label: 'Una letra mayúscula',
    met: (password: string) => /[A-Z]/.test(password),
    whyUnmet: (password: string) => (/\p{Lu}/u.test(password) ? PLAIN_LETTERS : ''),
  },
  { label: 'Un número', met: (password: string) => /\d/.test(password) },
  { label: '8 caracteres o más', met: (password: string) => password.length >= 8 },
]

/** A rule for a required password that meets all `passwordParts`. */
export const newPasswordRule = () =>
  string()
    .required(messages.passwordRequired)
    .test({
      message:
        'La contraseña debe incluir al menos una letra minúscula, una letra mayúscula, un número y tener al menos 8 caracteres de longitud.',
      test: (password) => password === '' || passwordParts.every(({ met }) => met(password)),
    })
