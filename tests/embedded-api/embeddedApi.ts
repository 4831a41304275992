import type { RequestHandler } from 'msw'

import { type Database, openDatabase } from './database.ts'
import { appointmentHandlers } from './handlers/appointments.ts'
import { confirmationHandlers } from './handlers/confirmation.ts'
import { contactHandlers } from './handlers/contacts.ts'
import { justificationHandlers } from './handlers/justifications.ts'
import { lookupHandlers } from './handlers/lookups.ts'
import { questionnaireEmailHandlers } from './handlers/questionnaireEmails.ts'
import { passwordHandlers } from './handlers/passwords.ts'
import { profileHandlers } from './handlers/profile.ts'
import { passHandlers } from './handlers/passes.ts'
import { questionnaireHandlers } from './handlers/questionnaire.ts'
import { registrationHandlers } from './handlers/registration.ts'
import { sessionHandlers } from './handlers/sessions.ts'
import { sponsorshipHandlers } from './handlers/sponsorship.ts'
import { userHandlers } from './handlers/users.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { unknownPath } from './route.ts'
import type { Services } from './services.ts'

export { seededAccounts } from './seed/accounts.ts'

interface Options {
  /** Where to keep the data; without it, in memory only. */
  file?: string | undefined
  /** The app's origin, for links in e-mails and PDFs; over HTTP it is read from each request. */
  appOrigin: string | ((request: Request) => string)
}

export interface EmbeddedApi {
  /** MSW handlers for every path below /api/v1, the last of which answers 404. */
  handlers: RequestHandler[]
  outbox: Outbox
  database: Database
  /** Forgets everything but the seeded accounts. */
  reset: () => void
}

/**
 * The museum's API in a box: the calls of the contract over a small database, with e-mails going to an outbox.
 * In a Vitest test: `setupServer(...createEmbeddedApi({ appOrigin: location.origin }).handlers)`.
 */
export function createEmbeddedApi({ file, appOrigin }: Options): EmbeddedApi {
  const database = openDatabase(file)
  const outbox = createOutbox(database)
  const services: Services = {
    database,
    outbox,
    appOrigin: typeof appOrigin === 'string' ? () => appOrigin : appOrigin,
  }
  return {
    handlers: [
      ...sessionHandlers(database),
      ...registrationHandlers(services),
      ...confirmationHandlers(database),
      ...passwordHandlers(services),
      ...profileHandlers(database),
      ...passHandlers(services),
      ...userHandlers(database),
      ...lookupHandlers(database),
      ...justificationHandlers(),
      ...appointmentHandlers(services),
      ...questionnaireEmailHandlers(services),
      ...sponsorshipHandlers(database),
      ...contactHandlers(services),
      ...questionnaireHandlers(database),
      unknownPath,
    ],
    outbox,
    database,
    reset: () => database.reset(),
  }
}
