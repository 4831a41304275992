import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** @typedef {{ line: number, column: number }} Position */
/** @typedef {{ status: string, fileName: string, location: { start: Position, end: Position }, replacement: string }} Result */

const isFound = (/** @type {Result} */ { status }) => status === 'Killed' || status === 'Timeout'
const isMissed = (/** @type {Result} */ { status }) => status === 'Survived' || status === 'NoCoverage'

/** Lists what no test noticed as soon as it is known, and counts each area at the end. */
class Survivors {
  /** @type {Result[]} */
  results = []

  /** Place, and the text before and after. @param {Result} mutant */
  onMutantTested(mutant) {
    this.results.push(mutant)
    if (!isMissed(mutant)) return
    const { fileName, location, replacement } = mutant
    const { start, end } = location
    const lines = readFileSync(fileName, 'utf8')
      .split('\n')
      .slice(start.line - 1, end.line)
    // The end first: start and end may be in the same line.
    lines.push((lines.pop() ?? '').slice(0, end.column - 1))
    lines[0] = (lines[0] ?? '').slice(start.column - 1)
    const place = `${relative('.', fileName)}:${String(start.line)}:${String(start.column)}`
    console.log(`${place}  ${short(lines.join('\n'))}  →  ${short(replacement)}`)
  }

  onMutationTestReportReady() {
    const names = [...new Set(this.results.map(areaOf))]
    const rows = names.map((name) => [name, figures(this.results.filter((mutant) => areaOf(mutant) === name))])
    console.table(Object.fromEntries([...rows, ['all', figures(this.results)]]))
  }
}

/** What broke the test runner itself is in neither figure. @param {Result[]} mutants */
function figures(mutants) {
  const killed = mutants.filter(isFound).length
  const survived = mutants.filter(isMissed).length
  return { killed, survived, 'score %': Math.round((100 * killed) / (killed + survived)) }
}

/** @param {Result} mutant */
function areaOf({ fileName }) {
  const path = relative('src', fileName).replaceAll('\\', '/')
  if (path.endsWith('Schema.ts')) return 'schemas'
  return path.replace(/^(?:features|ui)\//, '').split('/')[0] ?? path
}

/** @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-27)}` : line
}

export const strykerPlugins = [{ kind: 'Reporter', name: 'survivors', injectableClass: Survivors }]
