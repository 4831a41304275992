import { createHash } from 'node:crypto'

/** @typedef {{ id: string, fileName: string, location: object, replacement: string }} Mutant */

const { MUTANTS_SEED: seed, MUTANTS_SIZE: size } = process.env

/** @param {Mutant} mutant */
const draw = ({ fileName, location, replacement }) =>
  createHash('sha256')
    .update(JSON.stringify([seed, fileName, location, replacement]))
    .digest('hex')

/** Lets through as many mutants as asked for, drawn by the seed. Stryker leaves the others out, as if they did not compile. */
class Sample {
  async init() {}

  /** All in one group, so that `check` can choose. @param {Mutant[]} mutants */
  group(mutants) {
    return Promise.resolve([mutants.map(({ id }) => id)])
  }

  /** @param {Mutant[]} mutants */
  check(mutants) {
    const drawn = mutants.map((mutant) => ({ place: draw(mutant), id: mutant.id }))
    drawn.sort((a, b) => a.place.localeCompare(b.place))
    const results = drawn.map(({ id }, at) => [id, at < Number(size) ? passed : leftOut])
    return Promise.resolve(Object.fromEntries(results))
  }
}

const passed = { status: 'passed' }
const leftOut = { status: 'compileError', reason: 'not in the sample' }

export const strykerPlugins = [{ kind: 'Checker', name: 'sample', injectableClass: Sample }]
