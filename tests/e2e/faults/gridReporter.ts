import type { Reporter, TestCase } from '@playwright/test/reporter'

import { columnNames } from './columns'

/** What a row's test notes for the grid, as an annotation of this type. */
export const GRID = 'fault matrix'

const sign = (isGreen: boolean | undefined) => (isGreen === undefined ? '·' : isGreen ? '✓' : '✗')

/** Prints the fault matrix as one grid once all rows were played: calls down, faults across. */
export default class GridReporter implements Reporter {
  private readonly rows: { call: string; cells: Record<string, boolean> }[] = []

  onTestEnd(test: TestCase): void {
    for (const { type, description } of test.annotations) {
      if (type === GRID && description !== undefined) this.rows.push(JSON.parse(description))
    }
  }

  onEnd(): void {
    if (this.rows.length === 0) return
    const names = columnNames
    const width = Math.max(...this.rows.map(({ call }) => call.length))
    const line = (head: string, cells: string[]) =>
      [head.padEnd(width), ...cells.map((cell, place) => cell.padStart(names[place]?.length ?? 0))].join('  ')
    const grid = this.rows
      .toSorted((a, b) => a.call.localeCompare(b.call))
      .map(({ call, cells }) =>
        line(
          call,
          names.map((name) => sign(cells[name])),
        ),
      )
    const played = this.rows.flatMap(({ cells }) => Object.values(cells))
    const green = played.filter(Boolean).length
    console.log(['', line('', names), ...grid, '', `${green} of ${played.length} cells are green.`].join('\n'))
  }

  printsToStdio(): boolean {
    return false
  }
}
