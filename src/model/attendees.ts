import type { Count } from '@/lib/counts'

/** The visitors of a school visit. In a form, the count of a group may be ''. */
export interface Attendees<Value = number> {
  groups: { label: string; count: Value }[]
  teachers: number
  parents: number
}

const sum = (counts: readonly Count[]) => counts.reduce<number>((total, count) => total + Number(count), 0)

export const countStudents = ({ groups }: Pick<Attendees<Count>, 'groups'>) => sum(groups.map(({ count }) => count))

export const countAttendees = ({ groups, teachers, parents }: Attendees<Count>) =>
  countStudents({ groups }) + teachers + parents

/** Returns a label and a count for each group of students, then for the teachers and the parents. */
export const attendeeRows = <Value>({
  groups,
  teachers,
  parents,
}: Attendees<Value>): { label: string; count: Value | number }[] => [
  ...groups,
  { label: 'Profesores', count: teachers },
  { label: 'Padres de familia', count: parents },
]
