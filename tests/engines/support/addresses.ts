import { setting } from '../../e2e/support/addresses'

/** The app as it is built where the museum has no content site, before the same API. */
export const aloneUrl = `http://localhost:${Number(setting('E2E_PORT')) + 2}`
