import type { Message } from '../outbox.ts'
import { type Pass, passLink } from '../pass.ts'
import type { User } from '../records.ts'
import { writeEmail } from './mailLayout.ts'

const greetingOf = ({ name }: User) => (name === null || name === '' ? 'Hola' : `Hola, ${name}`)

/**
 * Writes the registration e-mail. Its link is the URL of an API call, but servers return the app's page for that URL.
 */
export function confirmationMail(user: User, appOrigin: string): Message {
  const token = encodeURIComponent(user.confirmation_token)
  return writeEmail({
    to: user.email,
    subject: 'Valida tu cuenta del Museo Memoria y Tolerancia',
    greeting: greetingOf(user),
    paragraphs: ['Recibimos tu registro. Para empezar a usar tu cuenta, confirma que este correo es tuyo.'],
    action: {
      label: 'Validar mi cuenta',
      address: `${appOrigin}/api/v1/users/confirmation?confirmation_token=${token}`,
    },
    closing: ['El enlace sirve una sola vez. Si no creaste una cuenta, ignora este mensaje.'],
  })
}

/** Writes the e-mail with the password recovery link. */
export function passwordMail(user: User, token: string, appOrigin: string): Message {
  return writeEmail({
    to: user.email,
    subject: 'Cambia tu contraseña del Museo Memoria y Tolerancia',
    greeting: greetingOf(user),
    paragraphs: ['Nos pediste cambiar la contraseña de tu cuenta. Abre el enlace y elige una nueva.'],
    action: {
      label: 'Cambiar mi contraseña',
      address: `${appOrigin}/recuperar-contrasenia/${encodeURIComponent(token)}`,
    },
    closing: [
      'El enlace sirve una sola vez y durante seis horas. Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.',
    ],
  })
}

/** Writes the e-mail with a courtesy pass. */
export function passMail(user: User, pass: Pass, appOrigin: string): Message {
  return writeEmail({
    to: user.email,
    subject: 'Tu entrada de cortesía al Museo Memoria y Tolerancia',
    greeting: greetingOf(user),
    paragraphs: [
      'Esta es tu entrada de cortesía a la exposición permanente. Descarga el código QR desde Mi cuenta, imprímelo y preséntalo en la taquilla del museo.',
    ],
    facts: [
      ['A nombre de', pass.fullName],
      ['Vale por', '1 entrada'],
      ['Código', pass.token],
    ],
    action: { label: 'Ver mi pase', address: passLink(pass, appOrigin) },
    closing: ['El código se valida una sola vez, en la taquilla: no lo valides antes de tu visita.'],
  })
}
