import { days, stored } from './browserStorage'
import { isRecord } from './untrusted'

/** How many come, as typed beside the prices; '' while nothing is typed. */
export interface GroupSize {
  students: number | ''
  adults: number | ''
}

const MOST = 9999

const countOf = (value: unknown): number | '' =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST ? value : ''

/** Kept so that a visit request can start with it, also after an account was created in between. */
export const groupSize = stored<GroupSize>(
  'visita.grupo',
  (value) => (isRecord(value) ? { students: countOf(value['students']), adults: countOf(value['adults']) } : null),
  { life: days(7) },
)
