import { expect, it } from 'vitest'

const tests = import.meta.glob<string>('/tests/**/*.{test,spec}.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The numbers that titles begin with: '19. A teacher …', '76, 77. …' or '4/6. …'. */
const numbered = new Set(
  Object.values(tests).flatMap((text) =>
    [...text.matchAll(/['"`](\d+(?:(?:, |\/)\d+)*)\. /g)].flatMap(([, numbers = '']) =>
      numbers.split(/, |\//).map(Number),
    ),
  ),
)

it('every acceptance scenario from 1 to 143 has a test whose title begins with its number', () => {
  const scenarios = Array.from({ length: 143 }, (_, index) => index + 1)
  expect(scenarios.filter((number) => !numbered.has(number))).toEqual([])
})
