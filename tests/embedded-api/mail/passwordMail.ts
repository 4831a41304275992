import type { Message } from '../outbox.ts'
import type { User } from '../records.ts'
import { writeEmail } from './mailLayout.ts'

/** The e-mail with the link to a new password. */
export function passwordMail({ email, name }: User, token: string, appOrigin: string): Message {
  return writeEmail({
    to: email,
    subject: 'Cambia tu contraseña del Museo Memoria y Tolerancia',
    greeting: name === null || name === '' ? 'Hola' : `Hola, ${name}`,
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
