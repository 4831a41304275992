import { relative, resolve } from 'node:path'

import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')

/** Returns the project paths of the modules in a build of this entry. */
async function modulesFrom(input: string): Promise<string[]> {
  const modules: string[] = []
  const collect = (_options: unknown, bundle: Rolldown.OutputBundle) => {
    for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') modules.push(...chunk.moduleIds)
  }
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [{ name: 'collect-modules', generateBundle: collect }],
    build: { write: false, minify: false, rolldownOptions: { input } },
  })
  return modules.map((module) => relative(root, module).replaceAll('\\', '/'))
}

test.each([
  ['index.html', 150],
  ['src/offline/serviceWorker.ts', 2],
])('the build of %s contains no modules of src/mocks or src/tools', async (input, least) => {
  const own = (await modulesFrom(input)).filter((module) => module.startsWith('src/'))
  expect(own.length).toBeGreaterThan(least)
  expect(own.filter((module) => /^src\/(mocks|tools)\//.test(module))).toEqual([])
})
