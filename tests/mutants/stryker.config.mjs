/** @type {Record<string, string | undefined>} */
const areas = {
  lib: 'src/lib/**/*.ts',
  api: 'src/api/**/*.ts',
  store: 'src/store/**/*.ts',
  schemas: 'src/features/**/*Schema.ts',
  desk: 'src/features/desk/*.{ts,tsx}',
  chips: 'src/ui/chips/*.{ts,tsx}',
}

const { MUTANTS_ONLY: only = '', MUTANTS_WORKERS: workers } = process.env

/** What StrykerJS reads: https://stryker-mutator.io/docs/stryker-js/configuration */
export default {
  mutate: only.split(',').map((area) => areas[area] ?? area),
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutants/vitest.config.mjs' },
  plugins: ['@stryker-mutator/vitest-runner', './sample.mjs', './survivors.mjs'].map((name) =>
    import.meta.resolve(name),
  ),
  checkers: ['sample'],
  reporters: ['survivors', 'progress-append-only'],
  // Not needed, and Stryker rewrites it with a compiler API that TypeScript 7 no longer has.
  tsconfigFile: 'none',
  ignorePatterns: ['dist*', '.embedded-api', 'test-results'],
  concurrency: Number(workers),
  // Stryker finds endless loops by counting iterations; this limit is for tests that wait, also on a busy machine.
  timeoutMS: 180_000,
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  warnings: { slow: false },
  allowConsoleColors: false,
}
