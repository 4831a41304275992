export type PresenceKind = 'a' | 'b' | 'c'

export interface PresenceGroup {
  kind: PresenceKind
  count: number
}

const MOST_DRAWN = 96

// Pixels. At least five times the width of 6 px, so that a bar looks like a person.
const HEIGHTS: Record<PresenceKind, readonly number[]> = {
  a: [32, 35, 30, 34, 31, 36, 33, 30, 35, 32, 37],
  b: [42, 44, 41],
  c: [40, 38, 41],
}

/**
 * The bars for groups of people, at most 96: for more people, each bar stands for several. The heights depend on the
 * index only, so that the same numbers give the same drawing.
 */
export function drawnPresences(groups: readonly PresenceGroup[]) {
  const present = groups.filter(({ count }) => count > 0)
  const total = present.reduce((sum, { count }) => sum + count, 0)
  const perSlab = Math.ceil(total / MOST_DRAWN)
  const drawn = present.map(({ count }) => Math.max(1, Math.floor(count / perSlab)))
  // Every group has at least one bar. The largest group gives up the bars above the maximum.
  const excess = Math.max(0, drawn.reduce((sum, count) => sum + count, 0) - MOST_DRAWN)
  const largest = drawn.indexOf(Math.max(...drawn))
  const slabs = present.flatMap(({ kind }, group) =>
    Array.from({ length: (drawn[group] ?? 0) - (group === largest ? excess : 0) }, (_, place) => {
      const heights = HEIGHTS[kind]
      return { id: `${group}-${place}`, kind, height: heights[(place * place + place) % heights.length] ?? 24 }
    }),
  )
  return { perSlab, slabs }
}
