import type { Database } from './database.ts'
import type { Outbox } from './outbox.ts'

/** What every handler may use. */
export interface Services {
  database: Database
  outbox: Outbox
  /** The origin of the app that this request came from, for links in e-mails and PDFs. */
  appOrigin: (request: Request) => string
}
