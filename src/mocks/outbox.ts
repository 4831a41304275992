import type { Database } from './database.ts'
import { type Email, nextId } from './records.ts'
import { noteLinks, now } from './requestContext.ts'

/** The maximum number of e-mails to store. */
const EMAILS_KEPT = 600

export type Message = Pick<Email, 'to' | 'subject' | 'html' | 'text'>

export interface DeliveredEmail extends Email {
  /** The URLs of the links in the e-mail, in order. */
  links: string[]
}

export type Outbox = ReturnType<typeof createOutbox>

/** Stores the e-mails that a real API would send. */
export function createOutbox(database: Database) {
  return {
    deliver(...messages: Message[]) {
      database.change((data) => {
        const sentAt = now().toISOString()
        const emails = messages.map((message) => ({ id: nextId(data, 'emails'), sentAt, ...message }))
        data.emails = [...data.emails, ...emails].slice(-EMAILS_KEPT)
      })
      noteLinks(messages.flatMap(({ html }) => linksIn(html)))
    },
    /** Returns the stored e-mails, newest first. With `to`, returns only e-mails to that address. */
    list(to = ''): DeliveredEmail[] {
      return database.data.emails
        .filter((email) => to === '' || email.to === to.trim().toLowerCase())
        .map((email) => ({ ...email, links: linksIn(email.html) }))
        .toReversed()
    },
  }
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}
