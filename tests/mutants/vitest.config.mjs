import { relative } from 'node:path'

import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'

import site from '../../vite.config.ts'

const folders = ['lib', 'api', 'store', 'features', 'ui', 'app', 'pages']

/** @param {import('vitest/node').TestSpecification} file */
const rank = ({ moduleId }) => folders.indexOf(relative('tests', moduleId).split(/[/\\]/)[0] ?? '')

/** Rules before pages, which take longer: the run of a mutant ends with the first test that fails. */
class QuickFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification[]} files */
  sort(files) {
    return Promise.resolve(files.sort((a, b) => rank(a) - rank(b)))
  }
}

/**
 * The unit and page tests, without those that read the sources as text, because a mutant is another text, and without
 * those that make up their cases, because another run would find other mutants.
 */
export default defineConfig((env) => {
  const { test, ...rest } = site(env)
  const [app] = test?.projects ?? []
  if (typeof app !== 'object' || !('test' in app)) throw new Error('vite.config.ts has no project of page tests')
  const { setupFiles = [], exclude = [] } = app.test ?? {}
  return {
    ...rest,
    test: {
      ...test,
      // Code that Stryker has instrumented runs slower, and Stryker itself stops endless loops.
      testTimeout: 600_000,
      sequence: { sequencer: QuickFirst },
      projects: [
        {
          ...app,
          test: {
            ...app.test,
            setupFiles: ['tests/mutants/loadFirst.ts', setupFiles].flat(),
            exclude: [...exclude, 'tests/{architecture,styles,app/accessibilityTable,*/hostile*}.test.ts'],
          },
        },
      ],
    },
  }
})
