import { type HttpHandler, HttpResponse } from 'msw'

import { signedInAs } from '../access.ts'
import type { Database } from '../database.ts'
import { passMail } from '../mail/passMail.ts'
import { type Pass, passOf } from '../pass.ts'
import { Refusal } from '../refusal.ts'
import { type Call, route } from '../route.ts'
import type { Services } from '../services.ts'

/** The courtesy pass: its person takes it along, and the ticket desk redeems it, once. */
export function passHandlers({ database, outbox, appOrigin }: Services): HttpHandler[] {
  return [
    route('get', '/users/:id/send_qr_code', (call) => {
      const { user, pass } = ownPass(database, call)
      outbox.deliver(passMail(user, pass, appOrigin(call.request)))
      return HttpResponse.json({ message: 'Correo enviado' })
    }),

    route('get', '/users/:id/download_qr_code', async (call) => {
      const { pass } = ownPass(database, call)
      const { passPdf } = await import('../pdf/passPdf.ts')
      const pdf = await passPdf(pass, appOrigin(call.request))
      return new HttpResponse(pdf, {
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="myt-qr.pdf"' },
      })
    }),

    route('get', '/users/:id/remove_qr_code', ({ param, query }) => {
      redeem(database, param('id'), query.get('token_qr') ?? '')
      return HttpResponse.json({ message: 'Código validado' })
    }),
  ]
}

function ownPass(database: Database, { param, request }: Call) {
  const user = signedInAs(param('id'), database, request)
  const pass: Pass | null = passOf(user)
  if (pass === null) throw new Refusal(422, 'Tu pase de cortesía ya fue utilizado.')
  return { user, pass }
}

function redeem(database: Database, id: string, token: string): void {
  database.change((data) => {
    const user = data.users.find((candidate) => String(candidate.id) === id)
    if (user === undefined || token === '') throw new Refusal(422, 'Este código no es de ningún pase.')
    if (token === user.used_pass) throw new Refusal(422, 'El código de visita ya fue utilizado')
    if (token !== user.free_pass) throw new Refusal(422, 'Este código no es de ningún pase.')
    user.used_pass = token
    user.free_pass = null
  })
}
