/** @param {number[]} figures */
function median(figures) {
  const sorted = [...figures]
  sorted.sort((one, other) => one - other)
  const [below, above] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return (below + above) / 2
}

/** The median of each figure of several runs. @param {Record<string, number>[]} runs */
export function medians(runs) {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]))]))
}

/** What a measurement says beside its budget: an exclamation mark when it is over. @param {number} amount @param {number} budget @param {number} digits */
export const beside = (amount, budget, digits = 0) =>
  `${amount.toFixed(digits)} of ${budget}${amount > budget ? ' !' : '  '}`

/** @param {number} amount @param {number} floor */
export const ratio = (amount, floor) => (floor > 0 ? `×${(amount / floor).toFixed(2)}` : '–')

/** Something is broken, and not only slow: the only thing that makes the bench fail. @param {string} what @param {unknown} error */
export function broken(what, error) {
  process.exitCode = 1
  console.log(`BROKEN ${what}: ${error instanceof Error ? error.message : String(error)}`)
}

/** Prints a heading and the names of its columns, and gives what prints a row. @param {string} title @param {[name: string, width: number][]} columns */
export function table(title, columns) {
  /** @param {string[]} cells */
  const print = (cells) => {
    const line = cells.map((cell, place) => {
      const width = columns[place]?.[1] ?? 0
      return place === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    console.log(line.join('  '))
  }
  console.log(`\n${title}`)
  print(columns.map(([name]) => name))
  print(columns.map(([, width]) => '-'.repeat(width)))
  return print
}
