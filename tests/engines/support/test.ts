import { expect, test as base } from '@playwright/test'

import { apiUrl } from '../../e2e/support/addresses'
import { type Engine, startEngine } from './engine'
import { personAt, type Person } from './person'

export interface EngineOptions {
  engine: string
}

interface Fixtures {
  /** Somebody with a browser of their own. The test fails on whatever its page complains about, unless it is allowed. */
  person: Person
}

export const test = base.extend<Fixtures, EngineOptions & { running: Engine }>({
  engine: ['', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, provide) => {
      const running = await startEngine(engine)
      await provide(running)
      await running.close()
    },
    { scope: 'worker' },
  ],
  person: async ({ running, baseURL }, provide, testInfo) => {
    const tab = await running.newTab()
    const person = personAt(tab, baseURL ?? apiUrl)
    await provide(person)
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('what stood there', { body: await person.text(), contentType: 'text/plain' })
    }
    const problems = await person.problems()
    await tab.close()
    expect(problems, 'what the page complained about').toEqual([])
  },
})

export { expect }
