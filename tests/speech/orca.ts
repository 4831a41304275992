import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test as base } from '@playwright/test'

import { apiUrl, setting } from '../e2e/support/addresses'
import { type Browser, browserPrograms, startFirefox } from '../e2e/support/otherBrowsers'
import { personAt, type Person } from '../e2e/support/person'

type ScreenReader = Awaited<ReturnType<typeof startOrca>>

const CUSTOMIZATIONS = 'orca-customizations.py'
/** A silent Orca logs IDLE ten times a second. 15 such lines in a row mean that Orca has finished speaking. */
const QUIET = /(?:^IDLE\n){15}$(?![\s\S])/m
const SPOKEN = /SPEECH OUTPUT: '(.*?)' ?(?:\{.*)?$/gm
const often = { intervals: [100], timeout: 40_000 }

/** Starts the screen reader Orca and logs its speech. */
async function startOrca() {
  const home = setting('HOME')
  const settings = join(home, '.local/share/orca')
  mkdirSync(settings, { recursive: true })
  copyFileSync(join(import.meta.dirname, CUSTOMIZATIONS), join(settings, CUSTOMIZATIONS))

  const file = join(mkdtempSync(join(home, 'orca-')), 'notes')
  const options = ['--debug-file', file, '--enable', 'speech', '--disable', 'braille']
  const orca = spawn('orca', options, { stdio: ['ignore', 'inherit', 'inherit'] })
  const notes = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const phrases = () => Array.from(notes().matchAll(SPOKEN), ([, words = '']) => words)
  let before = 0

  /** Waits until Orca is idle. Returns the phrases since the last call. */
  async function heard(): Promise<string[]> {
    const length = notes().length
    await expect.poll(() => notes().slice(length), often).toMatch(QUIET)
    const all = phrases()
    const since = all.slice(before)
    before = all.length
    return since
  }

  await expect.poll(phrases, { ...often, message: 'Orca starts' }).toContain('Screen reader on.')
  await heard()
  return {
    heard,

    /** Expects that Orca has said these words once since the last call, in this order. Others may come between. */
    async hears(...expected: string[]): Promise<void> {
      for (const words of expected) {
        await expect.poll(() => phrases().slice(before).join('\n'), often).toContain(words)
      }
      const said = (await heard()).join('\n')
      const positions = expected.flatMap((words) =>
        Array.from(said.matchAll(RegExp(escaped(words), 'g')), ({ index }) => ({ index, words })),
      )
      const order = positions.sort((one, other) => one.index - other.index).map(({ words }) => words)
      expect(order, said).toEqual(expected)
    },

    /** Uses SIGKILL, because after SIGTERM Orca stays for minutes and blocks a second instance. */
    async close(): Promise<void> {
      if (orca.exitCode !== null) return
      orca.kill('SIGKILL')
      await once(orca, 'exit')
    },
  }
}

const escaped = (text: string) => text.replaceAll(/[.+*?^${}()|[\]\\]/g, String.raw`\$&`)

interface Fixtures {
  orca: ScreenReader
  /** A user in Firefox, with Orca running. */
  person: Person
}

interface Running {
  orca: ScreenReader
  firefox: Browser
}

export const test = base.extend<Fixtures, { running: Running }>({
  // Orca has to start before the browser that it reads.
  running: [
    async ({ headless }, provide) => {
      const orca = await startOrca()
      const firefox = await startFirefox(browserPrograms().get('firefox') ?? '', {
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
    expect(problems, 'console errors and exceptions').toEqual([])
  },
})

export { expect }
