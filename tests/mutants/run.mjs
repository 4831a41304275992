// npm run test:mutants: changes the sources in small ways, one at a time, and lists the changes that no test notices.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now()) },
    size: { type: 'string', default: '300' },
    only: { type: 'string', default: 'lib,api,store,schemas,desk,chips' },
    workers: { type: 'string', default: '2' },
  },
})
const { seed, size, only, workers } = values
const here = import.meta.dirname
const stryker = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js')
if (!existsSync(stryker)) {
  console.error('No se encontró Stryker. Instálalo con «npm ci --prefix tests/mutants».')
  process.exit(1)
}
console.log(`--seed ${seed} --size ${size} --only ${only}`)
const { status } = spawnSync(process.execPath, [stryker, 'run', 'tests/mutants/stryker.config.mjs'], {
  cwd: join(here, '../..'),
  stdio: 'inherit',
  env: {
    ...process.env,
    MUTANTS_SEED: seed,
    MUTANTS_SIZE: size,
    MUTANTS_ONLY: only,
    MUTANTS_WORKERS: workers,
  },
})
process.exitCode = status ?? 1
