export type PresenceKind = 'a' | 'b' | 'c'

export interface PresenceGroup {
  kind: PresenceKind
  count: number
}

const MOST_DRAWN = 160

// Pixels. A slab is 4 px wide: none may be lower than five times that, or it stops being a person.
const HEIGHTS: Record<PresenceKind, readonly number[]> = {
  a: [22, 25, 20, 24, 21, 26, 23, 20, 25, 22, 27],
  b: [30, 32, 29],
  c: [28, 26, 29],
}

/**
 * The slabs that stand for some groups of people, at most 160: above that each one stands for several.
 * Their heights follow from their places, so a drawing never changes by itself.
 */
export function drawnPresences(groups: readonly PresenceGroup[]) {
  const present = groups.filter(({ count }) => count > 0)
  const total = present.reduce((sum, { count }) => sum + count, 0)
  const perSlab = Math.ceil(total / MOST_DRAWN)
  const drawn = present.map(({ count }) => Math.max(1, Math.floor(count / perSlab)))
  // Groups smaller than a slab still get one, at the cost of the largest.
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
