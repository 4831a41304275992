import type { Row } from './row'
import { accountRows, contentRows } from './rows/accountRows'
import { listRows } from './rows/listRows'
import { passRows } from './rows/passRows'
import { questionnaireRows } from './rows/questionnaireRows'
import { signOutRow } from './rows/signOutRow'
import { visitRows } from './rows/visitRows'

/** The fault matrix: every call of the contract, one row each. */
export const matrix: Row[] = [
  ...accountRows,
  ...listRows,
  ...visitRows,
  ...passRows,
  ...questionnaireRows,
  ...contentRows,
  signOutRow,
]
