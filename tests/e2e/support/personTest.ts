import { expect, test as base } from '@playwright/test'

import { apiUrl } from './addresses'
import { type Browser, startBrowser } from './otherBrowsers'
import { personAt, type Person } from './person'

export interface EngineOptions {
  engine: string
}

interface Fixtures {
  /** A user with a separate tab. Console errors and exceptions fail the test, unless the test allows them. */
  person: Person
}

export const test = base.extend<Fixtures, EngineOptions & { browserProgram: Browser }>({
  engine: ['', { option: true, scope: 'worker' }],
  browserProgram: [
    async ({ engine }, provide) => {
      const started = await startBrowser(engine)
      await provide(started)
      await started.close()
    },
    { scope: 'worker' },
  ],
  person: async ({ browserProgram }, provide, testInfo) => {
    const tab = await browserProgram.newTab()
    const person = personAt(tab, apiUrl)
    await provide(person)
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('visible text', { body: await person.text(), contentType: 'text/plain' })
    }
    const problems = await person.problems()
    await tab.close()
    expect(problems, 'console errors and exceptions').toEqual([])
  },
})

export { expect }
