import type { StoredValue } from '@/lib/browserStorage'
import { type Count, countOf } from '@/lib/counts'
import { type DraftValues, visitDraft } from './drafts'
import { emptyGroupSize, type GroupSize, groupSize } from './groupSize'
import { isRecord, listOf } from '@/lib/untrusted'

const groupsOf = (draft: DraftValues) => listOf(draft['school_grades']).filter(isRecord)

const sumOf = (counts: Count[]) =>
  counts.every((count) => count === '') ? '' : counts.reduce<number>((sum, count) => sum + Number(count), 0)

const sizeOf = (draft: DraftValues): GroupSize => ({
  students: sumOf(groupsOf(draft).map(({ students }) => countOf(students))),
  teachers: countOf(draft['teachers']),
  parents: countOf(draft['parents']),
})

/** Reads and writes the group size in a visit draft. Another number of students replaces all groups by one. */
export function visitGroupSize(userId: number): StoredValue<GroupSize> {
  const draft = visitDraft(userId)
  function write({ students, ...adults }: GroupSize): boolean {
    const values = draft.read() ?? {}
    const hasOtherStudents = students !== sizeOf(values).students
    return draft.write({
      ...values,
      ...adults,
      ...(hasOtherStudents && { school_grades: [{ ...groupsOf(values)[0], students }] }),
    })
  }
  return {
    ...draft,
    read() {
      const values = draft.read()
      return values && sizeOf(values)
    },
    write,
    clear() {
      if (draft.read()) write(emptyGroupSize)
    },
  }
}

/** Moves the stored `groupSize` into a teacher's visit draft, where it replaces older numbers. */
export function adoptGroupSize(userId: number): void {
  const typed = Object.entries(groupSize.read() ?? {}).filter(([, count]) => count !== '')
  groupSize.clear()
  if (typed.length === 0) return
  const own = visitGroupSize(userId)
  own.write({ ...(own.read() ?? emptyGroupSize), ...Object.fromEntries(typed) })
}
