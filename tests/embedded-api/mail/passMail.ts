import type { Message } from '../outbox.ts'
import { type Pass, passLink } from '../pass.ts'
import type { User } from '../records.ts'
import { writeEmail } from './mailLayout.ts'

/** The e-mail with somebody's courtesy pass. */
export function passMail(user: User, pass: Pass, appOrigin: string): Message {
  return writeEmail({
    to: user.email,
    subject: 'Tu entrada de cortesía al Museo Memoria y Tolerancia',
    greeting: user.name === null || user.name === '' ? 'Hola' : `Hola, ${user.name}`,
    paragraphs: [
      'Esta es tu entrada de cortesía a la exposición permanente. Descarga el código QR desde Mi cuenta, imprímelo y preséntalo en la taquilla del museo.',
    ],
    facts: [
      ...(pass.fullName === '' ? [] : [['A nombre de', pass.fullName] satisfies [string, string]]),
      ['Vale por', '1 entrada'],
      ['Código', pass.token],
    ],
    action: { label: 'Ver mi pase', address: passLink(pass, appOrigin) },
    closing: ['El código se valida una sola vez, en la taquilla: no lo valides antes de tu visita.'],
  })
}
