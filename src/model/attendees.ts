/** The visitors of a school visit. In a form, the count of a group may be ''. */
export interface Attendees<Count = number> {
  groups: { label: string; count: Count }[]
  teachers: number
  parents: number
}

const sum = (counts: readonly (number | '')[]) => counts.reduce<number>((total, count) => total + Number(count), 0)

export const countStudents = ({ groups }: Pick<Attendees<number | ''>, 'groups'>) =>
  sum(groups.map(({ count }) => count))

export const countAttendees = ({ groups, teachers, parents }: Attendees<number | ''>) =>
  countStudents({ groups }) + teachers + parents

/** Returns a label and a count for each group of students, then for the teachers and the parents. */
export const attendeeRows = <Count>({
  groups,
  teachers,
  parents,
}: Attendees<Count>): { label: string; count: Count | number }[] => [
  ...groups,
  { label: 'Profesores', count: teachers },
  { label: 'Padres de familia', count: parents },
]
