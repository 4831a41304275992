import { type HttpHandler, HttpResponse } from 'msw'

import { contactMail } from '../mail/contactMail.ts'
import { type Contact, nextId } from '../records.ts'
import { route } from '../route.ts'
import type { Services } from '../services.ts'
import { readContact } from '../validation/contact.ts'

/** Messages to the museum, from anybody. Each arrives there as an e-mail. */
export function contactHandlers({ database, outbox }: Services): HttpHandler[] {
  return [
    route('post', '/contacts', async ({ body }) => {
      const message = readContact(await body())
      const contact = database.change((data): Contact => {
        const created = { ...message, id: nextId(data, 'contacts'), created_at: new Date().toISOString() }
        data.contacts.push(created)
        return created
      })
      outbox.deliver(contactMail(contact))
      const { id, ...attributes } = contact
      return HttpResponse.json({ data: { id: String(id), type: 'contacts', attributes } }, { status: 201 })
    }),
  ]
}
