// A page comes with the test that opens it first. What runs only once, as a module loads, would be put down to that test
// alone, and a change in it would be tried on no other.
import.meta.glob(
  ['@/{lib,api,store}/**/*.ts', '@/features/**/*Schema.ts', '@/features/desk/*', '@/ui/chips/*', '!**/*.css'],
  {
    eager: true,
  },
)
