import { openDatabase } from './database.ts'
import { accountEndpoints } from './handlers/accounts.ts'
import { listEndpoints } from './handlers/lists.ts'
import { questionnaireEndpoints } from './handlers/questionnaire.ts'
import { requestEndpoints } from './handlers/requests.ts'
import { userEndpoints } from './handlers/users.ts'
import { createOutbox } from './outbox.ts'
import { handlersOf } from './route.ts'

export { seededAccounts } from './seed/accounts.ts'

export type EmbeddedApi = ReturnType<typeof createEmbeddedApi>

/**
 * Creates a substitute for the museum's API: the contract's calls, a small database, and an outbox for e-mails. In a
 * Vitest test: `setupServer(...createEmbeddedApi().handlers)`.
 * @param file the file for the data; if omitted, the data are only in memory
 * @param origins other origins that may call the API
 */
export function createEmbeddedApi(file?: string, origins: string[] = []) {
  const database = openDatabase(file)
  const outbox = createOutbox(database)
  // `accountEndpoints` is first, because GET /users/confirmation also matches GET /users/:id.
  const endpoints = {
    ...accountEndpoints,
    ...userEndpoints,
    ...listEndpoints,
    ...requestEndpoints,
    ...questionnaireEndpoints,
  }
  return {
    /** The MSW handlers for every path below /api/v1. */
    handlers: handlersOf({ database, outbox, origins }, endpoints),
    outbox,
    database,
    /** Deletes everything except the seeded accounts. */
    reset: () => database.reset(),
  }
}
