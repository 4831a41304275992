import { expect, test as base } from '@playwright/test'

import { apiUrl } from '../../e2e/support/addresses'
import { type Engine, enginePrograms } from '../../engines/support/engine'
import { startFirefox } from '../../engines/support/firefox'
import { personAt, type Person } from '../../engines/support/person'
import { listen, type Listener } from './listen'

interface Fixtures {
  orca: Listener
  /** Somebody in Firefox, beside whom Orca reads aloud. */
  person: Person
}

interface Running {
  orca: Listener
  firefox: Engine
}

export const test = base.extend<Fixtures, { running: Running }>({
  // One after the other: Orca has to be there before what it reads.
  running: [
    async ({ headless }, provide) => {
      const orca = await listen()
      const firefox = await startFirefox(enginePrograms().get('firefox') ?? '', {
        headless,
        preferences: { 'accessibility.force_disabled': -1 },
      })
      await provide({ orca, firefox })
      await firefox.close()
      await orca.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  orca: ({ running }, provide) => provide(running.orca),
  person: async ({ running }, provide) => {
    const tab = await running.firefox.newTab()
    const person = personAt(tab, apiUrl)
    await provide(person)
    const problems = await person.problems()
    await tab.close()
    expect(problems, 'what the page complained about').toEqual([])
  },
})

export { expect } from '@playwright/test'
