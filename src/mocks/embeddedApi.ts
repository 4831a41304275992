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
 * The museum's API in a box: the calls of the contract over a small database, with e-mails going to an outbox.
 * In a Vitest test: `setupServer(...createEmbeddedApi().handlers)`.
 * @param file where to keep the data; without it, in memory only
 * @param origins of apps that live somewhere else and may call
 */
export function createEmbeddedApi(file?: string, origins: string[] = []) {
  const database = openDatabase(file)
  const outbox = createOutbox(database)
  // The accounts first: GET /users/confirmation would be taken for GET /users/:id.
  const endpoints = {
    ...accountEndpoints,
    ...userEndpoints,
    ...listEndpoints,
    ...requestEndpoints,
    ...questionnaireEndpoints,
  }
  return {
    /** MSW handlers for every path below /api/v1. */
    handlers: handlersOf({ database, outbox, origins }, endpoints),
    outbox,
    database,
    /** Forgets everything but the seeded accounts. */
    reset: () => database.reset(),
  }
}
