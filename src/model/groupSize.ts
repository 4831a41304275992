import { countOf } from '@/lib/counts'
import { withThousands } from '@/lib/numbers'
import { type Decoded, recordOf } from '@/lib/untrusted'
import { storedValue } from './stored'

const decode = recordOf({ students: countOf, teachers: countOf, parents: countOf })

export type GroupSize = Decoded<typeof decode>

export const emptyGroupSize: GroupSize = { students: '', teachers: '', parents: '' }

export const countPeople = ({ students, teachers, parents }: GroupSize) =>
  Number(students) + Number(teachers) + Number(parents)

export const peopleInWords = (people: number) => `${withThousands(people)} ${people === 1 ? 'persona' : 'personas'}`

/** The stored group size. When a teacher signs in, it moves into the visit draft. */
export const groupSize = storedValue('visita.grupo', decode)
