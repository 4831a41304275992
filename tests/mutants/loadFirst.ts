// Loads every module before the first test. Otherwise Stryker would credit what runs while a module loads to the test
// that loads it first, and would try a change there on no other test.
import.meta.glob(
  ['@/{lib,api,store}/**/*.ts', '@/features/**/*Schema.ts', '@/features/desk/*', '@/ui/chips/*', '!**/*.css'],
  {
    eager: true,
  },
)
