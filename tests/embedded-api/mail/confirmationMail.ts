import type { Message } from '../outbox.ts'
import type { User } from '../records.ts'
import { writeEmail } from './mailLayout.ts'

/** The e-mail that follows a registration. Its link is a page of the app at the address of the API call. */
export function confirmationMail(user: User, appOrigin: string): Message {
  const token = encodeURIComponent(user.confirmation_token)
  return writeEmail({
    to: user.email,
    subject: 'Valida tu cuenta del Museo Memoria y Tolerancia',
    greeting: user.name === null || user.name === '' ? 'Hola' : `Hola, ${user.name}`,
    paragraphs: ['Recibimos tu registro. Para empezar a usar tu cuenta, confirma que este correo es tuyo.'],
    action: {
      label: 'Validar mi cuenta',
      address: `${appOrigin}/api/v1/users/confirmation?confirmation_token=${token}`,
    },
    closing: ['El enlace sirve una sola vez. Si no creaste una cuenta, ignora este mensaje.'],
  })
}
