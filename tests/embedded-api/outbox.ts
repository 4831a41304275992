import type { Database } from './database.ts'
import { type Email, nextId } from './records.ts'

/** Older e-mails are dropped beyond this number. */
const EMAILS_KEPT = 600

export type Message = Pick<Email, 'to' | 'subject' | 'html' | 'text'>

export interface DeliveredEmail extends Email {
  /** The addresses its links lead to, in order. */
  links: string[]
}

export interface Outbox {
  deliver: (message: Message) => void
  /** Several at once, such as one for each student of a class. */
  deliverAll: (messages: Message[]) => void
  /** The e-mails "sent" so far, newest first; only those for one address when `to` names it. */
  list: (to?: string | null) => DeliveredEmail[]
}

/** Keeps the e-mails that a real API would have sent. */
export function createOutbox(database: Database): Outbox {
  const deliverAll = (messages: Message[]): void => {
    database.change((data) => {
      const sentAt = new Date().toISOString()
      const emails = messages.map((message) => ({ id: nextId(data, 'emails'), sentAt, ...message }))
      data.emails = [...data.emails, ...emails].slice(-EMAILS_KEPT)
    })
  }
  return {
    deliver: (message) => deliverAll([message]),
    deliverAll,
    list: (to = '') =>
      database.data.emails
        .filter((email) => to === null || to === '' || email.to === to.trim().toLowerCase())
        .map((email) => Object.assign({ links: linksIn(email.html) }, email))
        .toReversed(),
  }
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}
