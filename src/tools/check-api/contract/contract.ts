import { accountRows } from './accountRows'
import { listRows } from './listRows'
import { passRows } from './passRows'
import { questionnaireRows } from './questionnaireRows'
import { requestRows } from './requestRows'

/**
 * The calls of the platform to the museum's API, one row each, by the names of their functions. The test of the calls
 * (tests/api/contract.test.ts), `npm run check:api` and its page for the backend are all made from these rows.
 */
export const contract = { ...accountRows, ...listRows, ...requestRows, ...passRows, ...questionnaireRows }
