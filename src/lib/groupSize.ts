import { days, stored } from './browserStorage'
import { isRecord } from './untrusted'

/** How many come, as typed beside the prices; '' while nothing is typed. */
export interface GroupSize {
  students: number | ''
  teachers: number | ''
  parents: number | ''
}

const MAX_COUNT = 9999

/** A count as it was kept; '' for what is none. */
export const countOf = (value: unknown): number | '' =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT ? value : ''

/** Kept so that a visit request can start with it, also after an account was created in between. */
export const groupSize = stored<GroupSize>(
  'visita.grupo',
  (value) =>
    isRecord(value)
      ? {
          students: countOf(value['students']),
          teachers: countOf(value['teachers']),
          parents: countOf(value['parents']),
        }
      : null,
  { life: days(7) },
)
